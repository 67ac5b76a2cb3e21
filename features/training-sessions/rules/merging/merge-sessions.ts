import {
  MAX_NOTE_LENGTH,
  type SessionContent,
  type SessionItem,
  type SetResult,
} from '../session-kinds.ts';
import { isSame } from './canonical.ts';
import { mergeOrder, mergeValue } from './merge-lists.ts';
import { mergeSets, resultOf } from './merge-sets.ts';

type Text = string | null;

/** Both notes, one below the other; an empty one adds nothing. */
function bothNotes(mine: Text, theirs: Text): Text {
  if (!mine || !theirs) return mine || theirs;
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  return [mine, theirs].sort().join('\n').slice(0, MAX_NOTE_LENGTH);
}

const earliest = (a: Text, b: Text): Text => (a === null || b === null ? (a ?? b) : a < b ? a : b);
const latest = (a: Text, b: Text): Text => (a === null || b === null ? (a ?? b) : a < b ? b : a);

/** The exercise with how it is counted changes as a whole. */
const exerciseOf = ({ exerciseId, name, measure, perSide, pieces }: SessionItem) => ({
  exerciseId,
  name,
  measure,
  perSide,
  pieces,
});

function mergeItem(
  base: SessionItem | undefined,
  mine: SessionItem,
  theirs: SessionItem,
): SessionItem {
  if (isSame(mine, theirs)) return mine;
  const value = <Name extends 'restSeconds' | 'superset' | 'pace' | 'why'>(name: Name) =>
    mergeValue<SessionItem[Name]>(base?.[name], mine[name], theirs[name]);
  return {
    id: mine.id,
    ...mergeValue(base && exerciseOf(base), exerciseOf(mine), exerciseOf(theirs)),
    restSeconds: value('restSeconds'),
    superset: value('superset'),
    pace: value('pace'),
    why: value('why'),
    note: mergeValue(base?.note, mine.note, theirs.note, bothNotes),
    sets: mergeSets(base?.sets ?? [], mine.sets, theirs.sets),
  };
}

type Items = readonly SessionItem[];

function mergeItems(base: Items, mine: Items, theirs: Items): Items {
  const byId = (items: Items) => new Map(items.map((item) => [item.id, item]));
  const idsOf = (items: Items) => items.map(({ id }) => id);
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)];
  return mergeOrder(idsOf(base), idsOf(mine), idsOf(theirs)).flatMap((id) => {
    const [was, a, b] = [before.get(id), here.get(id), there.get(id)];
    if (a && b) return [mergeItem(was, a, b)];
    const one = a ?? b;
    if (!one) return [];
    if (!was) return [one];
    // The other device removed it: what was changed of its sets since stays.
    const sets = mergeSets(was.sets, one.sets, []);
    return sets.length > 0 ? [{ ...one, sets }] : [];
  });
}

/**
 * One session from two devices that both changed it since `base` (null: not known). Each set, and each
 * other part, is as the side says that changed it; the same whichever side is `mine`. Sets that both
 * changed differently hold the other version in `others`; of two notes both stay.
 */
export function mergeSessions<Session extends SessionContent>(
  base: SessionContent | null,
  mine: Session,
  theirs: Session,
): Session {
  const settlers: Partial<Record<keyof SessionContent, (a: never, b: never) => unknown>> = {
    startedAt: earliest,
    finishedAt: latest,
    note: bothNotes,
  };
  const names = [
    'date',
    'origin',
    'sourceId',
    'weekday',
    'name',
    'placeName',
    'note',
    'effort',
    'soreness',
    'bodyKg',
    'startedAt',
    'finishedAt',
  ] as const satisfies readonly (keyof SessionContent)[];
  const parts = names.map((name) => [
    name,
    mergeValue<unknown>(base?.[name], mine[name], theirs[name], settlers[name] as never),
  ]);
  const { format } = mine.work;
  const items = mergeItems(base?.work.items ?? [], mine.work.items, theirs.work.items);
  return { ...theirs, ...Object.fromEntries(parts), work: { format, items } };
}

/** A set of which two devices said different things. */
export type SetConflict = {
  itemId: string;
  setId: string;
  shown: SetResult;
  others: readonly SetResult[];
};

/** The sets of which the person has to choose a version, in order. */
export const listConflicts = ({ work }: Pick<SessionContent, 'work'>): SetConflict[] =>
  work.items.flatMap((item) =>
    item.sets.flatMap((set) =>
      set.others.length === 0
        ? []
        : [{ itemId: item.id, setId: set.id, shown: resultOf(set), others: set.others }],
    ),
  );
