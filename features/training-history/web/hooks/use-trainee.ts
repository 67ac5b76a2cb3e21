import { useCurrentUser } from '#features/account/web/public.ts';
import type { PlanInput } from '#features/plan-generator/rules/plan-input.ts';
import { useBlocks } from '../api.ts';

type Trainee = Pick<PlanInput, 'goal' | 'level' | 'recovery' | 'focus'>;

/** What the recommended range follows from: the plan that is followed, else the person's goal and level. */
export function useTrainee(): Trainee {
  const user = useCurrentUser().data;
  const followed = useBlocks().data?.find(({ active }) => active);
  if (followed) return followed.input;
  return {
    goal: user?.goals[0] ?? 'get_fit',
    level: user?.fitnessLevel ?? 'beginner',
    recovery: 'normal',
    focus: [],
  };
}
