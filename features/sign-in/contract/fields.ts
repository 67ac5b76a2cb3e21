import { z } from 'zod';

export const email = z
  .string()
  .trim()
  .min(3, 'Enter your email address.')
  .max(254)
  .pipe(z.email('Enter an email address like name@example.com.'));
export const password = z
  .string()
  .min(1, 'Enter your password.')
  .max(256, 'Use a password of at most 256 characters.');

/** The secret part of a mailed link. */
export const linkToken = z
  .string()
  .min(1, 'This link is incomplete.')
  .max(200, 'This link is damaged.');

/** Answers of sign-in calls never tell whether an address is known. */
export const done = z.object({ ok: z.literal(true) });
