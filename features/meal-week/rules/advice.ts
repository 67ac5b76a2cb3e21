import type { Relaxation, Shortfall } from '#features/meal-planner/rules/explain-week.ts';
import type { LetGo } from '#features/meal-plans/rules/relax-wish.ts';
import { LET_GO } from './broken-wishes.ts';
import type { WeekLacks } from './week-lacks.ts';

/** A wish, and what everybody's food costs without it, AUD. */
type Offer = { what: Relaxation; aud: number };

/** What no week of these wishes keeps, as the planner found it. */
export type Explained = {
  shortfalls: readonly Shortfall[];
  /** the wish that would help most first */
  relaxations: readonly Offer[];
  /** everybody's food in the cheapest week found that keeps the targets; null: the money lasts */
  cheapestAud: number | null;
};

type Advice = {
  first: LetGo | null;
  second: LetGo | null;
  /** what the first makes cheaper, where the money is short */
  cheaper: Offer | null;
  /** a week that is planned again can keep everything */
  canBeMet: boolean;
};

/**
 * The wishes to let go of for what the days that are shown lack. Nothing while the planner is still asked, so that
 * advice does not change under the finger; `isOffered` leaves out what a person is not told of.
 */
export function adviseOn(
  { gaps, broken, money, free }: WeekLacks,
  explained: Explained | null,
  isOffered: (what: Relaxation) => boolean,
): Advice {
  const none: Advice = { first: null, second: null, cheaper: null, canBeMet: false };
  if (!explained) return none;
  const isOver = money?.isOver === true;
  const own = broken.flatMap(({ kind }) => (kind === 'useUp' ? [] : [LET_GO[kind]]))[0] ?? null;
  // Where only a wish is not kept, no target is in its way.
  if (gaps.length === 0 && free.length === 0 && !isOver) return { ...none, first: own };
  const offered = explained.relaxations.filter(({ what }) => isOffered(what));
  const [most] = offered;
  if (!most) return { ...none, first: own, canBeMet: explained.shortfalls.length === 0 };
  // Money that is not there is no help: what makes the week cheaper comes first.
  const cheaper = (isOver && offered.find(({ what }) => what !== 'budget')) || null;
  if (!cheaper) return { ...none, first: most.what };
  return { ...none, first: cheaper.what, second: most === cheaper ? null : most.what, cheaper };
}
