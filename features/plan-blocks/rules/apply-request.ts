import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import type { Muscle, StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import { STARTER_KITS } from '#features/exercises/rules/starter-kits.ts';
import type { PlanDay, PlanInput, Weekday } from '#features/plan-generator/rules/plan-input.ts';
import { EMPTY_KIT, type Kit, loadsOf } from '#features/training-profile/rules/kit.ts';
import type { RequestConstraints } from '#features/training-requests/rules/constraints.ts';
import type { Wishes } from './plan-content.ts';

/** Where a person trains, as their own places say it. */
export type KnownPlace = { kind: string; name: string; kit: Kit };

type Circumstances = {
  places: readonly KnownPlace[];
  /** 1 Monday to 7 Sunday */
  todayWeekday: Weekday;
};

/** Days for a number of sessions a week, with as much rest between them as there is. */
const SPREAD: Readonly<Record<number, readonly Weekday[]>> = {
  1: [3],
  2: [1, 4],
  3: [1, 3, 5],
  4: [1, 2, 4, 5],
  5: [1, 2, 3, 5, 6],
  6: [1, 2, 3, 4, 5, 6],
  7: [1, 2, 3, 4, 5, 6, 7],
};
const USUAL_MINUTES = 45;

/** The person's own days as far as they go, else days that are well apart. */
function chooseWeekdays(
  request: RequestConstraints,
  own: readonly Weekday[],
  todayWeekday: Weekday,
): readonly Weekday[] {
  if (request.today) return [todayWeekday];
  const { daysPerWeek } = request;
  const said = [...new Set(request.weekdays)].sort((a, b) => a - b) as Weekday[];
  if (said.length > 0) return daysPerWeek === null ? said : said.slice(0, daysPerWeek);
  if (daysPerWeek === null || daysPerWeek === own.length) return own;
  return SPREAD[daysPerWeek] ?? own;
}

/** What there is, as the request says it. */
function toEquipment(
  request: RequestConstraints,
  usual: readonly Equipment[],
): readonly Equipment[] {
  const said = request.equipment.length > 0 ? request.equipment : usual;
  if (request.noEquipment) return request.equipment;
  return said.filter((one) => !request.without.includes(one));
}

const heldLoads = (kit: Kit, mostKg: number): readonly number[] => {
  const lighter = loadsOf(kit, 'dumbbells').filter((kg) => kg <= mostKg);
  return lighter.length > 0 ? lighter : [mostKg];
};

/** The place as it is, with what the request says of it. */
function toKit(request: RequestConstraints, usual: Kit): Kit {
  const equipment = toEquipment(request, usual.equipment);
  const { maxDumbbellKg, dumbbellsKg, kettlebellsKg } = request;
  const hasMore = [
    ...(maxDumbbellKg !== null || dumbbellsKg.length > 0 ? (['dumbbells'] as const) : []),
    ...(kettlebellsKg.length > 0 ? (['kettlebell'] as const) : []),
  ].filter((one) => !equipment.includes(one) && !request.without.includes(one));
  const kit = { ...usual, equipment: [...equipment, ...hasMore] };
  const most = maxDumbbellKg === null ? kit.dumbbellsKg : heldLoads(kit, maxDumbbellKg);
  return {
    ...kit,
    dumbbellsKg: dumbbellsKg.length > 0 ? dumbbellsKg : most,
    kettlebellsKg: kettlebellsKg.length > 0 ? kettlebellsKg : kit.kettlebellsKg,
  };
}

/** The place that the request means: one of the person's own of that kind, else what such places usually have. */
function placeOf(
  { place }: RequestConstraints,
  day: Pick<PlanDay, 'kit' | 'placeName'>,
  places: readonly KnownPlace[],
): Pick<PlanDay, 'kit' | 'placeName'> {
  if (place === null) return day;
  const own = places.filter(({ kind }) => kind === place);
  const usual = own.find(({ name }) => name === day.placeName) ?? own[0];
  return usual
    ? { kit: usual.kit, placeName: usual.name }
    : { kit: { ...EMPTY_KIT, equipment: STARTER_KITS[place] }, placeName: null };
}

const mainly = ({ muscles }: Exercise, leaveOut: readonly Muscle[]): boolean =>
  leaveOut.some((muscle) => muscles[muscle] === 1);

/** Exercises that wishes leave. */
export const poolFor = (
  wishes: Wishes | undefined,
  pool: readonly Exercise[],
): readonly Exercise[] =>
  wishes
    ? pool.filter(
        (exercise) =>
          !mainly(exercise, wishes.leaveOut) &&
          (wishes.only === null || exercise.pattern === wishes.only),
      )
    : pool;

/** What the request says of the plan alone; undefined where it says nothing of it. */
function toWishes({ leaveOut, only }: RequestConstraints): Wishes | undefined {
  const kind = only === 'full' ? null : only;
  return leaveOut.length === 0 && kind === null ? undefined : { leaveOut, only: kind };
}

const RECOVERY = { easy: 'low', normal: 'normal', hard: 'high' } as const;

/** What the request says in the place of what is usual. What it does not say stays. */
export function applyRequest(
  usual: PlanInput,
  request: RequestConstraints,
  { places, todayWeekday }: Circumstances,
): PlanInput & { wishes?: Wishes | undefined } {
  const wishes = toWishes(request);
  const own = usual.days.map(({ weekday }) => weekday);
  const [first] = usual.days;
  const dayOn = (weekday: Weekday): PlanDay =>
    usual.days.find((day) => day.weekday === weekday) ?? {
      minutes: USUAL_MINUTES,
      kit: EMPTY_KIT,
      placeName: null,
      ...first,
      weekday,
    };
  const days = chooseWeekdays(request, own, todayWeekday).map((weekday) => {
    const day = dayOn(weekday);
    const { kit, placeName } = placeOf(request, day, places);
    return {
      weekday,
      minutes: request.minutes ?? day.minutes,
      kit: toKit(request, kit),
      placeName,
    };
  });
  const avoid = new Set<StressTag>([...usual.avoid, ...request.avoid]);
  for (const tag of request.fine) avoid.delete(tag);
  return {
    ...usual,
    goal: request.goal ?? usual.goal,
    level: request.level ?? usual.level,
    days,
    avoid: [...avoid],
    banned: [...new Set([...usual.banned, ...request.banned])],
    focus: request.focus.length > 0 ? request.focus : usual.focus,
    cardio: request.cardio ?? (request.only === 'cardio' ? 'more' : usual.cardio),
    ...(request.only === 'mobility' && { mobility: true }),
    recovery: request.effort === null ? usual.recovery : RECOVERY[request.effort],
    wishes,
    pool: poolFor(wishes, usual.pool),
  };
}
