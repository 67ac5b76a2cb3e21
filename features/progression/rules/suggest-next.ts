import type { Exercise, Range } from '#features/exercises/rules/exercise.ts';
import { DELOAD, layOffFactor } from '#features/plan-generator/rules/figures/progression.ts';
import { type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';
import { type Advice, forHeavier, type Known, scaleLoad } from './advice.ts';
import { ruleOf } from './default-rule.ts';
import { adviseDouble } from './double.ts';
import { adviseLinear } from './linear.ts';
import { loadSteps } from './load-steps.ts';
import { loadForReps } from './own-reps.ts';
import {
  isBackDated,
  isSameKind,
  listCounted,
  toLastDone,
  toWorked,
  type Worked,
} from './past-sessions.ts';
import type {
  LiftSettings,
  PastSession,
  ProgressionRule,
  SuggestContext,
  Suggestion,
} from './progression-rule.ts';
import { adviseTimed } from './timed.ts';
import { adviseUndulating } from './undulating.ts';
import { adviseVariation } from './variation.ts';

const USUAL_RESERVE = 2;
const USUAL_REPS: Range = [8, 12];
const USUAL_SECONDS: Range = [20, 60];

/** After so many days without the same kind, the load follows from other sets. */
const MAX_DAYS_OF_SAME_KIND = 28;

function adviseBy(rule: ProgressionRule, known: Known, { today, range }: SuggestContext): Advice {
  const { last } = known;
  if (rule === 'none') return { kind: 'same', kg: last.kg, amounts: range ?? known.range };
  if (last.isTimed) return adviseTimed(known);
  if (rule === 'linear') return adviseLinear(known);
  if (rule === 'variation' && last.kg === null) return adviseVariation(known);
  return (rule === 'undulating' ? adviseUndulating(known, today) : null) ?? adviseDouble(known);
}

/** What counts for a range of reps: sessions of the same kind, or all with a load for these reps. */
function chooseTrack(
  counted: readonly Worked[],
  range: Range,
  { today, reserve }: SuggestContext,
): { track: readonly Worked[]; other: Advice | null } {
  const same = counted.filter(({ session }) => isSameKind(session.range, range));
  const [latest] = same;
  if (latest === counted[0]) return { track: same, other: null };
  if (latest && daysFrom(latest.session.date, today) <= MAX_DAYS_OF_SAME_KIND) {
    return { track: same, other: null };
  }
  const load = loadForReps(
    counted.map(({ session }) => session),
    { reps: (range[0] + range[1]) / 2, reserve: reserve ?? USUAL_RESERVE, today },
  );
  const other: Advice | null = load && {
    kind: 'otherReps',
    kg: load.kg,
    amounts: range,
    figure: Math.round(load.maxKg * 10) / 10,
  };
  return { track: counted, other };
}

/** Days without the lift, and what the load is multiplied by for them. */
type Gap = { days: number; factor: number };

/**
 * One lay-off reduces the load once (domain sheet 3.4): who came back from one as long the last time
 * trains at such gaps.
 */
function gapOf(past: readonly PastSession[], today: CalendarDay): Gap {
  const dates = past
    .filter((session) => session.date <= today && !isBackDated(session, past))
    .map(({ date }) => date)
    .sort()
    .reverse();
  const [latest = today] = dates;
  const before = dates.find((date) => date < latest) ?? latest;
  const days = daysFrom(latest, today);
  const factor = layOffFactor(days);
  return { days, factor: factor < layOffFactor(daysFrom(before, latest)) ? factor : 1 };
}

/** Less after days without the lift, also of what was just earned (domain sheet 3.4). */
function afterLayOff(advice: Advice, { days, factor }: Gap, { last, steps }: Known): Advice {
  if (factor === 1 || advice.kind === 'easier') return advice;
  const isHarder = advice.kind === 'harder' || advice.kind === 'nextBand';
  const worst = Math.min(...last.amounts);
  // Something harder waits: the reps of the last time come back first.
  const from: Advice = isHarder ? { kind: 'same', kg: last.kg, amounts: [worst, worst] } : advice;
  const { kg, amounts } = from;
  if (kg === null) {
    const [low, high] = amounts.map((one) => Math.max(1, Math.round(one * factor))) as [
      number,
      number,
    ];
    return { kind: 'layOff', kg, amounts: [low, high], figure: days };
  }
  const less = steps.nearest(scaleLoad(kg, factor));
  return less < kg ? { ...from, kind: 'layOff', kg: less, figure: days } : from;
}

/** The light week: 90 % of what was really lifted, at the bottom of the range. */
function lighten({ last, range, steps }: Known, gap: Gap): Advice {
  const factor = Math.min(DELOAD.load, gap.factor);
  const kg = last.kg === null ? null : steps.nearest(scaleLoad(last.kg, factor));
  return {
    kind: 'light',
    kg,
    amounts: [range[0], range[0]],
    figure: Math.round((1 - factor) * 100),
  };
}

/** A load that is off by more than this share asks for other reps. */
const MAX_OFF = 0.1;

/** A load that the place can make; where all are much lighter or heavier, with more reps or fewer. */
function fitToPlace(advice: Advice, known: Known): Advice & { wantedKg: number | null } {
  const { steps, range } = known;
  const { kg } = advice;
  if (kg === null) return { ...advice, wantedKg: null };
  const made = advice.kind === 'otherReps' ? steps.below(kg) : steps.nearest(kg);
  if (kg > 0 && made > kg * (1 + MAX_OFF)) {
    const fewer = forHeavier(advice, made / kg, known);
    return fewer.exercise ? { ...fewer, wantedKg: null } : { ...fewer, kg: made, wantedKg: kg };
  }
  if (Math.abs(made - kg) < 0.01 || advice.kind === 'otherReps') {
    return { ...advice, kg: made, wantedKg: null };
  }
  const isLight = made < kg * (1 - MAX_OFF) && !advice.exercise;
  return { ...advice, kg: made, wantedKg: kg, ...(isLight && { amounts: [range[1], range[1]] }) };
}

function toSuggestion(
  advice: Advice & { wantedKg?: number | null },
  isTimed: boolean,
  last: Worked | null,
  { reserve, leastReserve = 0 }: SuggestContext,
): Suggestion {
  const { kind, kg, amounts, figure = null, exercise, wantedKg = null } = advice;
  const exerciseId = exercise?.id ?? null;
  return {
    loadKg: kg,
    reps: isTimed ? null : amounts,
    seconds: isTimed ? amounts : null,
    reserve: reserve === null ? null : Math.max(reserve, leastReserve),
    exerciseId,
    reason: {
      kind,
      kg,
      amount: amounts[0],
      isTimed,
      ...toLastDone(last),
      figure,
      exerciseId,
      wantedKg,
    },
  };
}

/**
 * What to do in each set of an exercise on a day, and why, from the sets that were really done (domain
 * sheet 3.4). `past` may come in any order and holds finished sessions;
 * those after the day, and those entered when later ones were there, change nothing.
 */
export function suggestNext(
  exercise: Exercise,
  past: readonly PastSession[],
  settings: Pick<LiftSettings, 'rule' | 'stepKg'>,
  context: SuggestContext,
): Suggestion {
  const { today, kit, reserve, level = 'beginner', leastReserve = 0, plannedKg = null } = context;
  const counted = listCounted(past, today).map(toWorked);
  const [latest] = counted;
  const isTimed = latest?.isTimed ?? (context.range === null && !exercise.reps);
  const range = isTimed
    ? (context.seconds ?? exercise.seconds ?? USUAL_SECONDS)
    : (context.range ?? exercise.reps ?? USUAL_REPS);
  const steps = loadSteps(kit, exercise, settings.stepKg);
  if (!latest) {
    const kind = plannedKg === null && exercise.loadType === 'external' ? 'first' : 'planned';
    return toSuggestion({ kind, kg: plannedKg, amounts: range }, isTimed, null, context);
  }
  const rule = ruleOf(exercise, level, settings);
  const isByRange = !isTimed && (rule === 'double' || rule === 'linear');
  const { track, other } = isByRange
    ? chooseTrack(counted, range, context)
    : { track: counted, other: null };
  const [last = latest, ...before] = track;
  const known: Known = {
    exercise,
    last,
    before,
    range,
    planned: last.session.reserve ?? reserve ?? USUAL_RESERVE,
    leastReserve,
    steps,
    possible: context.possible ?? (() => undefined),
  };
  const gap = gapOf(past, today);
  const advice = context.isDeload
    ? lighten(known, gap)
    : afterLayOff(other ?? adviseBy(rule, known, context), gap, known);
  return toSuggestion(fitToPlace(advice, known), isTimed, last, context);
}
