import type { CalendarDay } from '#platform/shared/calendar-day.ts';

export type CredentialDraft = { body: string; number: string; expiresOn: CalendarDay };

/** What the form sends, or one sentence for each field that is wrong. An empty day: it does not end. */
export const checkCredential = (
  { body, number, expiresOn }: CredentialDraft,
  sentences: { body: string; number: string },
) => ({
  content: { body: body.trim(), number: number.trim(), expiresOn: expiresOn || null },
  errors: {
    body: body.trim() === '' && sentences.body,
    number: number.trim() === '' && sentences.number,
  },
});
