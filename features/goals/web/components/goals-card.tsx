import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { shareDone } from '../../rules/standing.ts';
import { type ShownGoal, useGoals } from '../hooks/use-goals.ts';
import { goalsText } from '../messages.ts';
import { toFinding, toTopic } from './finding.ts';

const GOALS = '/progress/goals';
const SHOWN = 4;
const PERCENT = 100;

/** The goals with the nearest dates, on the Progress tab. */
export function GoalsCard() {
  const { data, isError } = useGoals();
  if (isError) return null;
  if (!data) return <Skeleton className="h-36 rounded-card" />;
  const { going } = data;
  return (
    <Card title={goalsText.title} className="break-inside-avoid">
      {going.length === 0 ? (
        <p className="text-muted">{goalsText.cardNone}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {going.slice(0, SHOWN).map((one) => (
            <li key={one.goal.id}>
              <Line shownGoal={one} />
            </li>
          ))}
        </ul>
      )}
      <LinkButton href={GOALS} variant="secondary" size="sm" className="mt-3 print:hidden">
        {going.length === 0 ? goalsText.add : goalsText.all}
      </LinkButton>
    </Card>
  );
}

function Line({ shownGoal }: { shownGoal: ShownGoal }) {
  const today = useToday();
  const done = shareDone(shownGoal.goal, shownGoal.course);
  const topic = toTopic(shownGoal, today);
  return (
    <>
      <p className="font-medium wrap-anywhere">{topic}</p>
      <p className="text-sm text-muted">{toFinding(shownGoal, today)}</p>
      {done !== null && (
        <ProgressBar
          className="mt-1.5"
          label={topic}
          value={Math.round(done * PERCENT)}
          max={PERCENT}
          valueText={`${Math.round(done * PERCENT)} %`}
        />
      )}
    </>
  );
}
