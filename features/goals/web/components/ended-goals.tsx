import { useMutation } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { goalFigure } from '../../rules/goal-units.ts';
import { goalMutations } from '../api.ts';
import type { ShownGoals } from '../hooks/use-goals.ts';
import { actText, goalsText, standingText } from '../messages.ts';

type EndedGoalsProps = {
  ended: ShownGoals['ended'];
  onTakeUp: (goal: ShownGoals['ended'][number]['goal']) => void;
};

/** Goals that were reached or let go. */
export function EndedGoals({ ended, onTakeUp }: EndedGoalsProps) {
  const today = useToday();
  const remove = useMutation(goalMutations.remove);
  if (ended.length === 0) return null;
  return (
    <Card title={goalsText.ended}>
      <ul className="-my-2 divide-y divide-line">
        {ended.map(({ goal, shown }) => (
          <li key={goal.id} className="flex flex-wrap items-center gap-x-3 py-2">
            <span className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
              <span className="block font-medium">
                {standingText.topic(
                  goal.name,
                  goalFigure(goal.target, shown),
                  shortDateText(goal.dueOn, today),
                )}
              </span>
              <span className="block text-sm text-muted">
                {goal.ended && goalsText.endedAs[goal.ended]}
                {goal.endedOn && `, ${shortDateText(goal.endedOn, today)}`}
              </span>
            </span>
            <span className="-mr-2.5 ml-auto flex">
              <IconButton
                label={actText.takeUpOne(goal.name)}
                icon={<RotateCcw aria-hidden size={20} />}
                onClick={() => onTakeUp(goal)}
              />
              <IconButton
                label={actText.removeOne(goal.name)}
                icon={<Trash2 aria-hidden size={20} />}
                onClick={() => remove.mutate(goal)}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
