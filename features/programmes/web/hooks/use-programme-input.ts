import { useMemo } from 'react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { useMarks } from '#features/exercise-library/web/public.ts';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { STARTER_KITS } from '#features/exercises/rules/starter-kits.ts';
import { toExercise } from '#features/own-exercises/rules/to-exercise.ts';
import { useOwnExercises } from '#features/own-exercises/web/public.ts';
import type { PlanDay, PlanInput, Weekday } from '#features/plan-generator/rules/plan-input.ts';
import { EMPTY_KIT } from '#features/training-profile/rules/kit.ts';
import { usePlanPerson } from '#features/training-profile/web/public.ts';
import type { Programme } from '../../rules/programme.ts';

/** The usual days of so many sessions a week. */
const SPREAD: readonly (readonly Weekday[])[] = [
  [],
  [1],
  [1, 4],
  [1, 3, 5],
  [1, 2, 4, 5],
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6],
  [1, 2, 3, 4, 5, 6, 7],
];

/** The days that a programme is written for. */
const writtenDays = ({ days, minutes, kit }: Programme): PlanDay[] =>
  (SPREAD[days] ?? []).map((weekday) => ({
    weekday,
    minutes,
    kit: { ...EMPTY_KIT, equipment: STARTER_KITS[kit] },
    placeName: null,
  }));

type Input = {
  input: PlanInput;
  /** false: nobody's days yet, so those it is written for */
  isPersonal: boolean;
};

/** What a programme is adapted to; null until it is known on this device. */
export function useProgrammeInput(programme: Programme): Input | null {
  const { person, error } = usePlanPerson();
  const user = useCurrentUser().data;
  const marks = useMarks();
  const { data: own } = useOwnExercises();
  return useMemo(() => {
    if (!person && !error) return null;
    const isPersonal = person !== null && person.days.length > 0;
    const marked = (wanted: 'favourite' | 'never') =>
      [...marks].flatMap(([id, mark]) => (mark === wanted ? [id] : []));
    const level = user?.fitnessLevel ?? 'beginner';
    return {
      isPersonal,
      input: {
        goal: programme.goal,
        level:
          isPersonal || programme.levels.includes(level) ? level : (programme.levels[0] ?? level),
        age: user?.age ?? null,
        days: isPersonal ? person.days : writtenDays(programme),
        avoid: person?.avoid ?? [],
        banned: marked('never'),
        favourites: marked('favourite'),
        focus: [],
        recovery: person?.recovery ?? 'normal',
        // Nobody's answers cap nothing that is only looked at as it is written.
        intensityCapped: isPersonal && person.intensityCapped,
        sparesLying: isPersonal && person.sparesLying,
        cardio: 'none',
        pool: [...EXERCISES, ...(own ?? []).map(toExercise)],
        kept: [],
        fixed: [],
        lifts: {},
        weeks: 6,
        seed: 1,
      },
    };
  }, [person, error, user, marks, own, programme]);
}
