import { z } from 'zod';

const checked = new Map<string, boolean>();

/** Whether `text` names a zone this machine knows ("Australia/Sydney"). */
export function isTimeZone(text: string): boolean {
  let known = checked.get(text);
  if (known === undefined) {
    try {
      // Making a formatter is slow, and a person keeps sending the same zone.
      new Intl.DateTimeFormat('en-AU', { timeZone: text });
      known = true;
    } catch {
      known = false;
    }
    // Made-up names and odd spellings must not fill the memory.
    if (known && checked.size < 1000) checked.set(text, known);
  }
  return known;
}

/** Validates an IANA time zone. */
export const timeZone = z
  .string()
  .max(64, 'Use at most 64 characters.')
  .refine(isTimeZone, { message: 'Give a time zone like Australia/Sydney.' });
