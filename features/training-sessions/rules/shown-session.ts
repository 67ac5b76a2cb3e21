import type { SessionContent } from './session-kinds.ts';

type Sent = Omit<
  SessionContent,
  'sourceId' | 'weekday' | 'placeName' | 'startedAt' | 'finishedAt'
> & {
  [Part in 'sourceId' | 'weekday' | 'placeName' | 'startedAt' | 'finishedAt']?:
    | SessionContent[Part]
    | undefined;
};

/** What the server makes of a session that was sent. */
export const toShownSession = (sent: Sent): SessionContent => ({
  date: sent.date,
  origin: sent.origin,
  sourceId: sent.sourceId ?? null,
  weekday: sent.weekday ?? null,
  name: sent.name.trim(),
  placeName: sent.placeName?.trim() ?? null,
  work: sent.work,
  startedAt: sent.startedAt ?? null,
  finishedAt: sent.finishedAt ?? null,
});
