declare const brand: unique symbol;

/**
 * Proof that the caller may reach one person's data. Every query of personal data takes one,
 * so a forgotten check does not compile.
 */
export type OwnerId = string & { readonly [brand]: true };

/**
 * Makes the proof. Called in two places only (the structure check enforces it): the session gate
 * (a person reaches their own data) and a checked relation (a consented client, an organisation).
 */
export function proveOwner(accountId: string): OwnerId {
  return accountId as OwnerId;
}
