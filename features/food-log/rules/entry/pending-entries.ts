import {
  markPending as markRecord,
  mergePending as mergeRecords,
  type PendingRecord,
  toPending,
} from '#platform/shared/pending-record.ts';
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

const KIND = 'food-log';

type Loose<T> = { [K in keyof T]?: T[K] | undefined };
/** A new entry as a screen sends it: what it leaves out is not known. */
export type NewEntry = Loose<DiaryEntry> &
  Pick<DiaryEntry, 'id' | 'date' | 'mealType' | 'foodName' | 'quantity' | 'unit' | 'calories'>;
export type EntryEdit = Loose<EntryContent> &
  Pick<NewEntry, 'date' | 'mealType' | 'foodName' | 'quantity' | 'unit' | 'calories'> & {
    version: number;
  };

/** An entry that the server has answered, as a thing a write can change. */
export const asThing = (is: DiaryEntry): PendingEntry => toPending(KIND, is);

/** A complete entry: what is left out is unknown and texts are trimmed, as on the server. */
function contentOf(input: Omit<EntryEdit, 'version'>): EntryContent {
  const item = ITEM_KEYS.map((key) => {
    const value = input[key] ?? (UNSAID as LoggedItem)[key] ?? null;
    return [key, typeof value === 'string' ? value.trim() : value];
  });
  return {
    ...(Object.fromEntries(item) as LoggedItem),
    date: input.date,
    mealType: input.mealType,
  };
}

/** Logging an entry at an instant (ISO text). One that is known already stays as it is, deleted or not. */
export function addPending(
  input: NewEntry,
  known: PendingEntry | undefined,
  at: string,
): PendingEntry {
  if (known) return known;
  const aiAnalyzed = input.aiAnalyzed ?? false;
  return asThing({
    ...contentOf(input),
    id: input.id,
    version: 1,
    createdAt: at,
    origin: input.origin ?? (aiAnalyzed ? 'photo' : 'manual'),
    sourceType: sourceTypeOf(input.aiConfidence ?? null),
    aiAnalyzed,
    aiConfidence: input.aiConfidence ?? null,
    localTime: input.localTime ?? null,
    timeZone: input.timeZone ?? null,
  });
}

/** Replacing what an entry says. How it came into the log, and when, stays. */
export function editPending(
  id: string,
  { version, ...content }: EntryEdit,
  known: PendingEntry | undefined,
  at: string,
): PendingEntry {
  const before = known?.is ?? addPending({ ...content, id }, undefined, at).is;
  return asThing({ ...(before as DiaryEntry), ...contentOf(content), version: version + 1 });
}

/** Giving an entry another day and meal. */
export function movePending(move: EntryMove, known: PendingEntry | undefined): PendingEntry {
  const { id, date, mealType } = move;
  const version = move.version + 1;
  const is = known?.is ? { ...known.is, date, mealType, version } : null;
  return { kind: KIND, id, version, is, deleted: false };
}

/** Deleting an entry (`deleted`), or bringing it back; one that is so already stays as it is. */
export const markPending = (
  id: string,
  deleted: boolean,
  known: PendingEntry | undefined,
): PendingEntry => markRecord(KIND, id, deleted, known);

const inOrder = (a: DiaryEntry, b: DiaryEntry): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? -1 : 1) : a.createdAt < b.createdAt ? -1 : 1;

/** A day's entries in their order with what waits on top; the same list when nothing changes. */
export const mergePending = (
  entries: readonly DiaryEntry[],
  date: string,
  waiting: readonly PendingEntry[],
): readonly DiaryEntry[] => mergeRecords(entries, waiting, (is) => is.date === date, inOrder);
