import { Goal as GoalIcon, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { Goal } from '../../contract.ts';
import { EndedGoals } from '../components/ended-goals.tsx';
import { GoalCard } from '../components/goal-card.tsx';
import { EditGoal, NewGoal } from '../components/goal-dialogs.tsx';
import { type ShownGoals, useGoals } from '../hooks/use-goals.ts';
import { goalsText } from '../messages.ts';

/** Goals with a date: those that go on, each beside its trend, and those that have ended. */
export function GoalsPage() {
  const goals = useGoals();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={goalsText.title} subtitle={goalsText.lead} back="/progress" />
      <Loaded query={goals}>{(shown) => <Goals {...shown} />}</Loaded>
    </div>
  );
}

function Goals({ going, ended, hidden, person, subjects }: ShownGoals) {
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Goal | null>(null);
  const known = { person, subjects };
  return (
    <div className="grid grid-cols-1 gap-4">
      {going.length === 0 && (
        <EmptyState icon={<GoalIcon size={28} />} title={goalsText.none}>
          {goalsText.addFirst}
        </EmptyState>
      )}
      <div>
        <Button icon={<Plus aria-hidden size={20} />} onClick={() => setAdding(true)}>
          {goalsText.add}
        </Button>
      </div>
      {going.map((one) => (
        <GoalCard key={one.goal.id} shownGoal={one} onEdit={() => setEdited(one.goal)} />
      ))}
      {hidden > 0 && <p className="text-muted">{goalsText.hidden}</p>}
      <EndedGoals ended={ended} onTakeUp={setEdited} />
      <NewGoal open={isAdding} known={known} onClose={() => setAdding(false)} />
      <EditGoal goal={edited} known={known} onClose={() => setEdited(null)} />
    </div>
  );
}
