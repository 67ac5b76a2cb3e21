import { useToday } from '#platform/web/time/use-today.ts';
import { type PlanPerson, toPlanDays } from '../../rules/plan-days.ts';
import { useTrainingPlaces } from './places.ts';
import { useHealthScreening, useTrainingProfile } from './profile.ts';

type Asked = {
  /** null until all of it is known on this device */
  person: PlanPerson | null;
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
};

/** The signed-in person as a plan needs them today, also without a network. */
export function usePlanPerson(): Asked {
  const today = useToday();
  const profile = useTrainingProfile();
  const places = useTrainingPlaces();
  const health = useHealthScreening();
  const all = [profile, places, health];
  return {
    person:
      profile.data && places.data && health.data
        ? toPlanDays(profile.data, places.data, health.data.screening, today)
        : null,
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => {
      for (const { refetch, error } of all) if (error) void refetch();
    },
  };
}
