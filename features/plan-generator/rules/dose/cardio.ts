import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { randomOf } from '#platform/shared/seeded-random.ts';
import { countMinutes } from '../figures/heart-and-energy.ts';
import type { PlanDay, PlanInput, PlanItem, SessionFocus, Weekday } from '../plan-input.ts';
import { listDayPool } from '../search/day-pool.ts';
import { AROUND_SECONDS } from '../session-seconds.ts';
import { trainsBalance } from './prescription.ts';

/** Minutes a week as the WHO counts them (2020: 150 to 300 moderate ones): half of it for "some". */
const WEEK_MINUTES = { none: 0, some: 75, more: 150 } as const;

export const cardioGoalMinutes = ({ cardio }: Pick<PlanInput, 'cardio'>): number =>
  WEEK_MINUTES[cardio];

/** Minutes of an exercise as they count; at an easy pace every minute counts once. */
export const countFor = (
  { met }: Exercise,
  minutes: number,
  { intensityCapped }: Pick<PlanInput, 'intensityCapped'>,
): number => (intensityCapped ? minutes : countMinutes(met, minutes));

/** Less than this is not worth changing shoes for. */
export const MIN_CARDIO_MINUTES = 8;
/** Days from so many minutes on hold cardio, if it is wished: all full ones, and two short ones. */
const MIN_CARDIO_DAY_MINUTES = 25;
const FULL_DAY_MINUTES = 40;
const SHORT_CARDIO_DAYS = 2;
const MAX_FINISHER_MINUTES = { none: 0, some: 15, more: 30 } as const;
/** What of a strength day is kept free for cardio. */
const KEPT_FREE = { none: 0, some: 0.2, more: 0.3 } as const;

/** Minutes that a strength day keeps free for cardio before anything else is planned. */
function keptFreeMinutes(
  { cardio, days }: Pick<PlanInput, 'cardio' | 'days'>,
  { minutes, weekday }: { minutes: number; weekday: Weekday },
): number {
  if (cardio !== 'none' && minutes >= MIN_CARDIO_DAY_MINUTES && minutes < FULL_DAY_MINUTES) {
    const short = days.filter(
      (day) => day.minutes >= MIN_CARDIO_DAY_MINUTES && day.minutes < FULL_DAY_MINUTES,
    );
    const first = short.map((day) => day.weekday).sort((a, b) => a - b);
    if (cardio === 'more' || first.indexOf(weekday) < SHORT_CARDIO_DAYS) return MIN_CARDIO_MINUTES;
    return 0;
  }
  const free = Math.min(MAX_FINISHER_MINUTES[cardio], Math.floor(minutes * KEPT_FREE[cardio]));
  return free >= MIN_CARDIO_MINUTES ? free : 0;
}

export const CARDIO_SET_UP_SECONDS = 60;
/** A balance drill, from 60 on: two short sets on each side. */
const DRILL_SECONDS = 220;
const MOBILITY_SECONDS = 240;
const MIN_MINUTES_FOR_MOBILITY = 20;
export const MIN_MINUTES_FOR_DRILL = 20;

const MAX_SLACK_SECONDS = 90;

/** Kept free where effort is held low: such people get stronger by more reps, which take time. */
export const slackSeconds = (
  { intensityCapped }: Pick<PlanInput, 'intensityCapped'>,
  { minutes }: { minutes: number },
): number => (intensityCapped ? Math.min(MAX_SLACK_SECONDS, minutes * 2) : 0);

type StrengthDay = { minutes: number; focus: SessionFocus; weekday: Weekday };

/** Seconds that a strength day has for strength work: warm-up, cardio and wished stretches are off. */
export function strengthSeconds(
  input: Pick<PlanInput, 'cardio' | 'mobility' | 'age' | 'days' | 'intensityCapped'>,
  { minutes, focus, weekday }: StrengthDay,
): number {
  if (focus === 'cardio' || focus === 'mobility') return 0;
  const stretches =
    input.mobility === true && minutes >= MIN_MINUTES_FOR_MOBILITY ? MOBILITY_SECONDS : 0;
  const bout = keptFreeMinutes(input, { minutes, weekday });
  const cardio = bout > 0 ? bout * 60 + CARDIO_SET_UP_SECONDS : 0;
  const drill = trainsBalance(input) && minutes >= MIN_MINUTES_FOR_DRILL ? DRILL_SECONDS : 0;
  const slack = slackSeconds(input, { minutes });
  const spoken = AROUND_SECONDS + cardio + stretches + drill + slack;
  return Math.max(0, minutes * 60 - spoken);
}

/** Minutes of strength work that a week has room for. */
export const strengthMinutes = (
  input: Pick<PlanInput, 'cardio' | 'mobility' | 'age' | 'days' | 'intensityCapped'>,
  days: readonly StrengthDay[],
): number => days.reduce((sum, day) => sum + strengthSeconds(input, day), 0) / 60;

export const maxFinisherMinutes = ({ cardio }: Pick<PlanInput, 'cardio'>): number =>
  MAX_FINISHER_MINUTES[cardio];

/** Longest single bout, minutes. */
export const maxBoutMinutes = (input: Pick<PlanInput, 'level' | 'age'>): number =>
  input.level === 'beginner' || trainsBalance(input) ? 30 : 45;

/** Short and hard by nature: nobody does them for minutes on end. */
const BURSTS: ReadonlySet<string> = new Set([
  'hill-sprints',
  'jumping-jack',
  'high-knees',
  'burpee',
  'step-back-burpee',
  'skater-hop',
  'battle-ropes',
  'shadow-skipping',
  'skipping',
  'run-intervals',
  'exercise-bike-intervals',
  'rowing-intervals',
  'stair-walk',
]);

/** From 60 on walking, marching and sitting bikes come first. */
const GENTLE: ReadonlySet<string> = new Set([
  'easy-walk',
  'brisk-walk',
  'march-on-the-spot',
  'treadmill-walk',
  'exercise-bike',
  'water-walking',
]);

const TIER_COST = { staple: -0.45, normal: 0, fallback: 0.6 } as const;

function cardioCost(exercise: Exercise, input: PlanInput, used: number): number {
  const gentle = !trainsBalance(input) ? 0 : GENTLE.has(exercise.id) ? -1 : 0.5;
  let cost =
    gentle + TIER_COST[exercise.tier] + 0.3 * randomOf(exercise.id, input.seed) + used * 0.2;
  if (input.favourites.includes(exercise.id)) cost -= 0.9;
  if (input.kept.includes(exercise.id)) cost -= 0.5;
  if (exercise.tags.includes('impact')) cost += input.level === 'beginner' ? 0.5 : 0.2;
  if (exercise.space === 'outdoors') cost += 0.15;
  if (exercise.kit.every((needed) => needed.length > 0)) cost -= 0.1;
  return cost;
}

/** Steady cardio for the day, the best first; `used` counts how often each stands in the week already. */
export function listCardio(
  day: PlanDay,
  input: PlanInput,
  used: ReadonlyMap<string, number>,
): Exercise[] {
  const costs = listDayPool(input.pool, day.kit, input)
    .filter(({ id, pattern }) => pattern === 'cardio' && !BURSTS.has(id))
    .map((exercise) => ({
      exercise,
      cost: cardioCost(exercise, input, used.get(exercise.id) ?? 0),
    }));
  return costs.sort((a, b) => a.cost - b.cost).map(({ exercise }) => exercise);
}

/** One bout of so many whole minutes. */
export const makeBout = (
  exercise: Exercise,
  minutes: number,
  day: PlanDay,
  input: PlanInput,
): PlanItem => ({
  id: `${day.weekday}-${exercise.id}`,
  exerciseId: exercise.id,
  sets: 1,
  reps: null,
  seconds: [minutes * 60, minutes * 60],
  rir: null,
  restSeconds: 0,
  loadKg: null,
  superset: null,
  locked: false,
  reasons: [
    {
      kind: 'cardio',
      countedMinutes: countFor(exercise, minutes, input),
      ofMinutes: cardioGoalMinutes(input),
    },
  ],
});
