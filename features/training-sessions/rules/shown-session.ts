import type { SessionContent } from './session-kinds.ts';

/** What may be left out of a session that is sent. */
type Optional =
  | 'sourceId'
  | 'weekday'
  | 'placeName'
  | 'note'
  | 'effort'
  | 'soreness'
  | 'bodyKg'
  | 'startedAt'
  | 'finishedAt';
type Sent = Omit<SessionContent, Optional> & {
  [Part in Optional]?: SessionContent[Part] | undefined;
};

/** What the server makes of a session that was sent. */
export const toShownSession = (sent: Sent): SessionContent => ({
  date: sent.date,
  origin: sent.origin,
  sourceId: sent.sourceId ?? null,
  weekday: sent.weekday ?? null,
  name: sent.name.trim(),
  placeName: sent.placeName?.trim() ?? null,
  note: sent.note?.trim() || null,
  effort: sent.effort ?? null,
  soreness: sent.soreness ?? null,
  bodyKg: sent.bodyKg ?? null,
  work: sent.work,
  startedAt: sent.startedAt ?? null,
  finishedAt: sent.finishedAt ?? null,
});
