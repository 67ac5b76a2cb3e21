import { z } from 'zod';

const BYTES_A_MEGABYTE = 1_000_000;

/** Characters of so many bytes as base64, which is a third longer. */
export const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** The limit of a body that holds one such file and little else. */
export const base64BodyLimit = (maxBytes: number): number => base64Length(maxBytes) + 1000;

/** A file as base64; `what` names it: "photo". */
export const base64File = (what: string, maxBytes: number) =>
  z
    .string()
    .min(1, `Choose a ${what}.`)
    .max(base64Length(maxBytes), `Choose a ${what} of at most ${maxBytes / BYTES_A_MEGABYTE} MB.`)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, `Send the ${what} as base64.`);
