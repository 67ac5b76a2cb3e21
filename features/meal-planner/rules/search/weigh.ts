import {
  minutesCost,
  nutrientCost,
  type OpenMeal,
  type Option,
  type WeekState,
} from './week-state.ts';

/** What the day of a meal has without it, what the meal costs now beside the week, with the nutrients and minutes of its day. */
export type Bare = { amounts: Float64Array; minutes: number; now: number };

/** The day of a meal without what the meal is. */
export function bareOf(state: WeekState, { day, now, index }: OpenMeal): Bare {
  const amounts = Float64Array.from(state.amounts[day] as Float64Array);
  const minutes = state.minutes[day] as number;
  const cost = (state.nutrientCosts[day] as number) + minutesCost(state, day, minutes);
  if (!now) return { amounts, minutes, now: cost };
  const { option, from } = now;
  const isFresh = from === index;
  for (let at = 0; at < amounts.length; at += 1) {
    amounts[at] = (amounts[at] as number) - (option.amounts[at] as number);
  }
  let own = isFresh ? option.fresh : option.leftOver;
  // What it repeats, as one time less counts.
  for (const count of option.repeats) {
    if (count.now > count.limit && (isFresh || count.isEaten)) own += count.cost;
  }
  return { amounts, minutes: minutes - (isFresh ? option.minutes : 0), now: cost + own };
}

/** What the nutrients of the day cost with this instead; not looked at further where they cost more than `most`. */
export const nutrientsWith = (
  state: WeekState,
  { day }: OpenMeal,
  { amounts }: Bare,
  option: Option,
  most?: number,
): number =>
  nutrientCost(state.ranges[day] as WeekState['ranges'][number], amounts, option.amounts, most);
