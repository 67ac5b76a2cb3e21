import { useMemo } from 'react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { useMarks } from '#features/exercise-library/web/public.ts';
import { STARTER_KITS, type StarterKit } from '#features/exercises/rules/starter-kits.ts';
import { usePool } from '#features/own-exercises/web/public.ts';
import type { KnownPlace } from '#features/plan-blocks/rules/apply-request.ts';
import { toUsualInput } from '#features/plan-blocks/rules/make-plan.ts';
import { suggestDays } from '#features/plan-blocks/rules/suggest-days.ts';
import type { PlanInput } from '#features/plan-generator/rules/plan-input.ts';
import { toPlannedLifts } from '#features/progression/rules/planned-lifts.ts';
import { useLifts } from '#features/progression/web/public.ts';
import { EMPTY_KIT, type Kit } from '#features/training-profile/rules/kit.ts';
import { usePlanPerson, useTrainingPlaces } from '#features/training-profile/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { PRESET_NAMES } from '../messages/making.ts';

/** A place to choose for a day; without a name for none. */
export type PlaceChoice = { key: string; label: string; name: string | null; kit: Kit };

const PRESETS: readonly StarterKit[] = [
  'gym',
  'dumbbells',
  'barbell',
  'bands',
  'hotel',
  'outdoors',
  'nothing',
];

const presets = PRESETS.map(
  (key): PlaceChoice => ({
    key,
    label: PRESET_NAMES[key],
    name: key === 'nothing' ? null : PRESET_NAMES[key],
    kit: { ...EMPTY_KIT, equipment: STARTER_KITS[key] },
  }),
);

export type Usual = {
  input: PlanInput;
  /** the person's own */
  places: readonly (KnownPlace & { id: string })[];
  choices: readonly PlaceChoice[];
};

/** What a plan of this person is usually made from; null until all of it is known. */
export function useUsualInput(): { usual: Usual | null; error: Error | null } {
  const user = useCurrentUser().data;
  const { person, error } = usePlanPerson();
  const stored = useTrainingPlaces().data;
  const pool = usePool();
  const today = useToday();
  const { lifts, error: noLifts } = useLifts();
  // A new map each time; its text is the same while the marks are.
  const marks = JSON.stringify([...useMarks()]);

  const usual = useMemo((): Usual | null => {
    if (!user || !person || !stored || !pool.isWhole) return null;
    // Without what was lifted a plan can still be made.
    if (!lifts && !noLifts) return null;
    const places = stored.map(({ id, kind, name, ...kit }) => ({
      id,
      kind,
      name,
      kit: toKit(kit),
    }));
    const own = places.map(
      ({ name, kit }, at): PlaceChoice => ({
        key: stored[at]?.id ?? name,
        label: name,
        name,
        kit,
      }),
    );
    const input = toUsualInput(person, user, {
      marks: new Map(JSON.parse(marks) as [string, 'favourite' | 'never'][]),
      pool: pool.exercises,
      lifts: lifts ? toPlannedLifts(lifts.all, today) : {},
      seed: 1,
    });
    const place = own[0] ?? { name: null, kit: EMPTY_KIT };
    const minutes = user.schedule?.sessionMinutes ?? null;
    const days = input.days.length > 0 ? input.days : suggestDays(place, minutes);
    return { input: { ...input, days }, places, choices: [...own, ...presets] };
  }, [user, person, stored, pool, marks, lifts, noLifts, today]);

  return { usual, error };
}

const toKit = ({
  equipment,
  barKg,
  platesKg,
  dumbbellsKg,
  kettlebellsKg,
  machineStepKg,
}: Kit): Kit => ({ equipment, barKg, platesKg, dumbbellsKg, kettlebellsKg, machineStepKg });

const isSameKit = (a: Kit, b: Kit): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Which choice a day's place is; undefined where it is what the person said in words. */
export const findChoice = (
  choices: readonly PlaceChoice[],
  day: { placeName: string | null; kit: Kit },
): PlaceChoice | undefined =>
  choices.find(({ name, kit }) => name === day.placeName && isSameKit(kit, day.kit));
