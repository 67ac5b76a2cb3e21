import type { StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import type { PlanDay } from '#features/plan-generator/rules/plan-input.ts';
import type { Kit } from '#features/training-profile/rules/kit.ts';
import type { RequestConstraints } from '#features/training-requests/rules/constraints.ts';

/** The place that is made of equipment which no place has. */
export const NEW_PLACE = 'new';

/** What a wish in words changes for plans to come; null: as it was. */
export type LaterChange = {
  avoid: readonly StressTag[] | null;
  days: readonly { weekday: number; minutes: number; placeId: string | null }[] | null;
  /** a place to add, to which days with `NEW_PLACE` go */
  place: { kit: Kit; kind: NonNullable<RequestConstraints['place']> | 'other' } | null;
};

type Answers = { days: readonly PlanDay[]; avoid: readonly StressTag[] };
type Place = { id: string; name: string; kit: Kit };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What of a wish could be kept in the training profile: what to go easy on, days, minutes and
 * equipment. A wish for today alone says nothing of days. Null when nothing would change.
 */
export function toLaterChange(
  wanted: Answers,
  usual: Answers,
  places: readonly Place[],
  { today, place }: Pick<RequestConstraints, 'today' | 'place'>,
): LaterChange | null {
  const avoid = isSame([...wanted.avoid].sort(), [...usual.avoid].sort()) ? null : wanted.avoid;
  if (today || isSame(wanted.days, usual.days)) {
    return avoid && { avoid, days: null, place: null };
  }
  const placeOf = ({ kit, placeName }: PlanDay): string | null => {
    const own = places.find((one) => one.name === placeName && isSame(one.kit, kit));
    if (own) return own.id;
    return kit.equipment.length > 0 ? NEW_PLACE : null;
  };
  const days = wanted.days.map((day) => ({
    weekday: day.weekday,
    minutes: day.minutes,
    placeId: placeOf(day),
  }));
  const said = wanted.days.find((day) => placeOf(day) === NEW_PLACE);
  return { avoid, days, place: said ? { kit: said.kit, kind: place ?? 'other' } : null };
}
