import type { Limit } from './read-figures.ts';
import type { Item, Piece, Thing } from './said-items.ts';

type After = Pick<Extract<Piece, { kind: 'stance' }>, 'stance' | 'from' | 'times'>;

const ONLY = new Set(['only', 'just', 'max', 'maximum']);

const thingsBefore = (said: readonly Item[], from: number): Thing[] =>
  said.filter((item): item is Thing => item.kind === 'thing' && item.to <= from);

/** A stance that follows what it is about: "prawns make me ill", "egg and nut free". */
export function standAfter(
  said: readonly Item[],
  { stance, from, times }: After,
  segment: readonly Piece[],
  words: readonly string[],
): void {
  const things = thingsBefore(said, from);
  const start = things.findLastIndex((item) => item.stance === 'allergic');
  // "Only fish twice a week" is at most twice, "fish twice a week" is fish wanted.
  const isOnly = words.slice(segment[0]?.from ?? 0, from).some((word) => ONLY.has(word));
  const isLimit = stance === 'less' || (times !== undefined && isOnly);
  for (const item of stance === 'allergic' ? things.slice(start + 1) : things) {
    // "Limit fish to twice a week".
    const isLimited = isLimit || (times !== undefined && item.stance === 'less');
    if (!isLimited && stance === 'more' && item.stance !== null) continue;
    item.stance = isLimited ? 'less' : stance;
    if (isLimited && times !== undefined) item.times ??= times;
  }
}

/** "Fish at most twice a week" limits what stood before. Whether there was any such thing. */
export function limitSaid(
  said: readonly Item[],
  { times, isBefore, isDenied }: Limit,
  from: number,
  hasNext: boolean,
): boolean {
  const things = thingsBefore(said, from).filter((item) => item.times === undefined);
  if (things.length === 0 || (isBefore && hasNext)) return false;
  for (const item of things) {
    // "Fish more than twice a week" is more of it, unless it is not wanted.
    if (isDenied && !(item.stance === 'no' || item.stance === 'less')) item.stance ??= 'more';
    else Object.assign(item, { stance: 'less', times });
  }
  return true;
}

const COUNTED =
  /^(?:(?:meals?|dish|dishes|nights?|evenings?|days?|dinner|lunch|breakfast|a|per|each|week) )*(?:at (?:the )?most|max|maximum|tops|or less|or fewer) /;

/** The count of "two fish meals at most"; null where none was said. */
export function countAtMost(
  words: readonly string[],
  { from, to }: { from: number; to: number },
): number | null {
  const count = words[from - 1] ?? '';
  const isAtMost = /^[1-7]$/.test(count) && COUNTED.test(`${words.slice(to).join(' ')} `);
  return isAtMost ? Number(count) : null;
}
