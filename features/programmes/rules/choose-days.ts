import type { PlanDay } from '#features/plan-generator/rules/plan-input.ts';

const WEEK = 7;

/** Days between a day of the week and the next chosen one, over Sunday. */
function gapsOf(weekdays: readonly number[]): number[] {
  return weekdays.map((day, at) => {
    const next = weekdays[at + 1] ?? (weekdays[0] ?? day) + WEEK;
    return next - day;
  });
}

/** All ways to choose `count` of a list, in order. */
function listChoices<Item>(list: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, at) =>
    listChoices(list.slice(at + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

/**
 * The days that a programme takes of those the person trains on: as far apart as they can be, and of equals
 * those with more minutes. All of them where there are no more than the programme has sessions.
 */
export function chooseDays(days: readonly PlanDay[], count: number): PlanDay[] {
  const inOrder = days.toSorted((a, b) => a.weekday - b.weekday);
  if (inOrder.length <= count) return inOrder;
  const scored = listChoices(inOrder, count).map((chosen) => ({
    chosen,
    // Uneven gaps are worse than even ones, and the same sum of squares is as good.
    crowding: gapsOf(chosen.map(({ weekday }) => weekday)).reduce((sum, gap) => sum + gap * gap, 0),
    minutes: chosen.reduce((sum, day) => sum + day.minutes, 0),
  }));
  scored.sort((a, b) => a.crowding - b.crowding || b.minutes - a.minutes);
  return scored[0]?.chosen ?? [];
}
