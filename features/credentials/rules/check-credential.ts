import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { CredentialKind } from './credentials.ts';

export type CredentialDraft = {
  kind: CredentialKind | '';
  title: string;
  body: string;
  number: string;
  expiresOn: CalendarDay;
};

/** What the form sends, or one sentence for each field that is wrong. An empty day: it does not end. */
export const checkCredential = (
  { kind, title, body, number, expiresOn }: CredentialDraft,
  sentences: Record<'kind' | 'title' | 'body' | 'number', string>,
) => ({
  content: {
    kind: kind || ('other' as const),
    title: title.trim(),
    body: body.trim(),
    number: number.trim(),
    expiresOn: expiresOn || null,
  },
  errors: {
    kind: kind === '' && sentences.kind,
    title: title.trim() === '' && sentences.title,
    body: body.trim() === '' && sentences.body,
    number: number.trim() === '' && sentences.number,
  },
});
