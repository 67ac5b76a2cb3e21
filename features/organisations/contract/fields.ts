import { z } from 'zod';
import { foldEmail } from '#features/account/rules.ts';
import { EFFECTS } from '#features/billing/rules/choosing.ts';
import { isPriceId, type PriceId } from '#features/plans/rules.ts';
import { KINDS, ROLES, STATES } from '../rules.ts';

export const id = z.uuid('Give the id as a UUID.');
export const ofOrganisation = z.object({ id });
export const ofMember = z.object({ id, memberId: id });

export const kind = z.enum(KINDS);
export const role = z.enum(ROLES);
export const memberState = z.enum(STATES);
/** Only handing over makes an owner. */
export const givenRole = role.exclude(['owner']);
export const version = z
  .int('The version must be a whole number.')
  .min(1, 'The version must be 1 or more.')
  .max(2_147_483_647, 'The version is too large.');

/** Line breaks, and signs that nobody sees but that turn or hide what stands beside them. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Use at most ${longest} characters.`)
    .refine((text) => !CONTROL.test(text), 'Use one line of text.');

/** A scheme, an address, or words joined by a dot without a space: "visit evil.example". */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}-][.。]\p{L}{2}/iu;

/** It stands in emails to people who do not know the organisation: no links, no addresses. */
export const organisationName = line(80)
  .min(1, 'Enter a name.')
  .refine((text) => !LINK.test(text.normalize('NFKC')), 'Use a name without links or addresses.');

export const email = z
  .string()
  .trim()
  .max(254, 'Use at most 254 characters.')
  .pipe(z.email('Enter an email address like name@example.com.'))
  .transform(foldEmail);

/** What an organisation notes of a person. */
export const details = z.object({
  firstName: line(80),
  lastName: line(80),
  phone: line(40),
});

const priceId = z
  .string()
  .max(100, 'That price does not exist.')
  .refine(isPriceId, 'That price does not exist.') as z.ZodType<PriceId>;

/** The gym plan to begin with, and what the person was told that it does; without a price they have one. */
export const planWanted = {
  priceId: priceId.optional(),
  agreed: z.enum(EFFECTS).default('trial'),
};

/** Where a plan has to be paid first, after which the same is asked for again; null when it is done. */
export const checkoutUrl = z.string().nullable();

export const done = z.object({ ok: z.literal(true) });
