/** A passkey belongs to a name; a bare address (IPv4 or IPv6) cannot have one. */
const isBareAddress = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** Whether this browser makes and uses passkeys as JSON (WebAuthn level 3), here. */
export const canUsePasskeys = (): boolean =>
  !isBareAddress(location.hostname) &&
  typeof PublicKeyCredential !== 'undefined' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** The person closed the browser's dialog, or has no passkey here. */
export class PasskeyNotGiven extends Error {}

type Json = { id: string; [name: string]: unknown };

async function asJson(asked: Promise<Credential | null>): Promise<Json> {
  const credential = await asked.catch((error: unknown) => {
    throw new PasskeyNotGiven('No passkey was given', { cause: error });
  });
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyNotGiven('No passkey');
  return { ...credential.toJSON() };
}

/** Lets the person choose a passkey and signs the server's question with it. */
export const passkeyAnswer = (options: object): Promise<Json> =>
  asJson(
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );

/** Lets the person make a passkey. */
export const passkeyCreation = (options: object): Promise<Json> =>
  asJson(
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );
