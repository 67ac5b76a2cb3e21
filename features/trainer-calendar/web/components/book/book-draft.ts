import { bookText as t } from '../../messages/acts.ts';
import { SOMEONE_NEW } from '../client-field.tsx';
import { readWhen, type WhenDraft } from '../when-draft.ts';

export type BookDraft = WhenDraft & {
  clientId: string;
  email: string;
  offerId: string;
  placeId: string | undefined;
  /** 1: just once */
  weeks: number;
};
export type BookContent = Omit<BookDraft, keyof WhenDraft> & { start: string };

/** Nothing is sent before the day, the time and, of someone new, the email are there. */
export function readDraft(timeZone: string, { day, time, pass, ...draft }: BookDraft) {
  const { errors, startMs } = readWhen(timeZone, { day, time, pass });
  const email = draft.email.trim();
  const isNew = draft.clientId === SOMEONE_NEW;
  const start = startMs === undefined ? null : new Date(startMs).toISOString();
  const weeks = isNew ? 1 : draft.weeks;
  const isMissing = isNew && email === '';
  const content: BookContent | null =
    start === null || isMissing ? null : { ...draft, email, weeks, start };
  return { errors: { ...errors, email: isMissing && t.enterEmail }, content, start, weeks };
}
