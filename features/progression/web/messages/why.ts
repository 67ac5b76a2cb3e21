import { type WeightUnit, weightText } from '#features/training-profile/web/public.ts';
import { formatList } from '#platform/shared/format-list.ts';
import type { WhyLoad } from '../../rules/progression-rule.ts';

/** "3 × 12", or "12, 11 and 10" where sets differ; seconds of a hold. */
function doneText({ lastAmounts, isTimed }: WhyLoad): string {
  const amounts = lastAmounts ?? [];
  const [first] = amounts;
  const unit = isTimed ? ' s' : '';
  return amounts.every((one) => one === first)
    ? `${amounts.length} × ${first}${unit}`
    : `${formatList(amounts.map(String))}${unit}`;
}

/** " with 2 left", empty where nothing was said. */
function leftText({ lastReserve }: WhyLoad): string {
  if (lastReserve === null) return '';
  return lastReserve === 0 ? ' with none left' : ` with ${lastReserve} left`;
}

const DAYS = { 5: 'heavy', 8: 'moderate', 12: 'light' } as const;

const dayWord = (reps: number): string => DAYS[reps as keyof typeof DAYS] ?? 'next';

/** An exercise's name; the logger and the plan know them. */
export type NameOf = (exerciseId: string) => string;

/** Why the load of today, as one plain sentence with its numbers; then what the place can’t make. */
export function whyText(why: WhyLoad, unit: WeightUnit, nameOf?: NameOf): string {
  const { wantedKg } = why;
  const sentence = sentenceOf(why, unit, nameOf);
  if (wantedKg === null) return sentence;
  return `${sentence} ${weightText(wantedKg, unit)} can’t be made here, so the nearest.`;
}

function sentenceOf(why: WhyLoad, unit: WeightUnit, nameOf?: NameOf): string {
  const { kind, kg, amount, isTimed, lastKg, figure, exerciseId } = why;
  const weight = (some: number | null) => (some === null ? '' : weightText(Math.abs(some), unit));
  const load = weight(kg);
  const aim = isTimed ? `${amount} s` : `${amount}`;
  const what = load === '' ? (isTimed ? aim : `${amount} reps`) : `${load} × ${aim}`;
  const lead = load === '' ? what : load;
  const done = doneText(why);
  const left = leftText(why);
  const at = lastKg === null ? '' : ` at ${weight(lastKg)}`;
  const step = weight(figure);
  const other = exerciseId === null || !nameOf ? 'the next one' : nameOf(exerciseId);
  switch (kind) {
    case 'first':
      return `No weight is known yet: find one that you can do for ${amount} good reps.`;
    case 'planned':
      return load === ''
        ? 'As planned. What you do decides the next time.'
        : `${load}: from your plan. What you do decides the next time.`;
    case 'heavier':
      return `${lead}: last time you did ${done}${at}${left}, so ${step} more.`;
    case 'moreReps':
      return `${what}: last time you did ${done}${left}, so one more rep than your fewest.`;
    case 'longer':
      return `${what}: last time you held ${done}, so a little longer.`;
    case 'bigStep':
      return `${what}: you did ${done}. ${step} is a big step, so more reps first.`;
    case 'heaviest':
      return `${what}: you did ${done}, and nothing heavier is here, so more reps.`;
    case 'tooEasy':
      return `${lead}: you did ${done}${at}${left}, not ${figure}, so a little heavier.`;
    case 'tooHard':
      return `${lead}: you did ${done}${at}${left}. Leave ${figure}, so less weight today.`;
    case 'hard':
      return `${what} again: you did ${done}${left}, and the plan leaves ${figure}.`;
    case 'under':
      return `${lead} again: you did ${done}. Bring every set to ${aim} first.`;
    case 'lighter':
      return `${lead}: you stayed under your ${isTimed ? 'time' : 'reps'} again${at}, so ${figure} % less.`;
    case 'failed':
      return `${lead} again: you did ${done}. Bring every set to ${aim} first.`;
    case 'layOff':
      return `${lead}: ${figure} days without it, so you start lighter.`;
    case 'light':
      return load === ''
        ? `${what}: a light week, so that you recover.`
        : `${lead}: a light week, ${figure} % less than last time, so that you recover.`;
    case 'undulating':
      return `${what}: a ${dayWord(amount ?? 0)} day, worked out from your max of about ${step}.`;
    case 'otherReps':
      return `${what}: other reps than last time, so worked out from your max of about ${step}.`;
    case 'nextBand':
      return `Take the next stronger band: you did ${done} with this one.`;
    case 'harder':
      return `You did ${done}, so you are ready for something harder: ${other}.`;
    case 'easier':
      return `You stayed under your ${isTimed ? 'time' : 'reps'} again, so something easier first: ${other}.`;
    case 'same':
      return `${lead}: the same as last time.`;
  }
}
