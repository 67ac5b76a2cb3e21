import type { PendingRecord } from '#platform/shared/pending-record.ts';
import { ITEM_KEYS, type LoggedItem, UNSAID } from '../item/logged-item.ts';
import { type Origin, type SourceType, sourceTypeOf } from './entry-kinds.ts';
import type { EntryMove } from './entry-move.ts';
import type { EntryContent } from './same-entry.ts';

/** An entry of the log as it is shown. */
export type DiaryEntry = EntryContent & {
  id: string;
  version: number;
  createdAt: string;
  origin: Origin;
  sourceType: SourceType;
  aiAnalyzed: boolean;
  aiConfidence: number | null;
  localTime: string | null;
  timeZone: string | null;
};

/** An entry after a pending write; `is` null if its content is not on this device. */
export type PendingEntry = PendingRecord<DiaryEntry>;

/** Names entries on the device. */
export const ENTRY_KIND = 'food-log';

type Loose<T> = { [K in keyof T]?: T[K] | undefined };
/** A new entry as a screen sends it: what it leaves out is not known. */
export type NewEntry = Loose<DiaryEntry> &
  Pick<DiaryEntry, 'id' | 'date' | 'mealType' | 'foodName' | 'quantity' | 'unit' | 'calories'>;
export type EntryEdit = Loose<EntryContent> &
  Pick<NewEntry, 'date' | 'mealType' | 'foodName' | 'quantity' | 'unit' | 'calories'> & {
    version: number;
  };

/** A complete item: what is left out is unknown and texts are trimmed, as on the server. */
export function toItem(input: Loose<LoggedItem>): LoggedItem {
  const item = ITEM_KEYS.map((key) => {
    const value = input[key] ?? (UNSAID as LoggedItem)[key] ?? null;
    return [key, typeof value === 'string' ? value.trim() : value];
  });
  return Object.fromEntries(item) as LoggedItem;
}

/** What the server makes of a write at an instant (ISO text). An edit keeps how and when an entry came into the log. */
export function toShownEntry(
  input: Omit<NewEntry, 'id'> | EntryEdit,
  before: DiaryEntry | null,
  at: string,
): Omit<DiaryEntry, 'id' | 'version'> {
  const content = { ...toItem(input), date: input.date, mealType: input.mealType };
  if (before) return { ...before, ...content };
  const added: Omit<NewEntry, 'id'> = input;
  const aiAnalyzed = added.aiAnalyzed ?? false;
  return {
    ...content,
    createdAt: at,
    origin: added.origin ?? (aiAnalyzed ? 'photo' : 'manual'),
    sourceType: sourceTypeOf(added.aiConfidence ?? null),
    aiAnalyzed,
    aiConfidence: added.aiConfidence ?? null,
    localTime: added.localTime ?? null,
    timeZone: added.timeZone ?? null,
  };
}

/** Giving an entry another day and meal. */
export function movePending(move: EntryMove, known: PendingEntry | undefined): PendingEntry {
  const { id, date, mealType } = move;
  const version = move.version + 1;
  const is = known?.is ? { ...known.is, date, mealType, version } : null;
  return { kind: ENTRY_KIND, id, version, is, deleted: false };
}

/** Entries in logged order. */
export const inLoggedOrder = (a: DiaryEntry, b: DiaryEntry): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1;
