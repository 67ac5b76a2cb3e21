import type { DayGoal } from '#features/meal-plans/contract.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { expectingText } from '../../messages/expecting.ts';

type ExpectingNoteProps = { goals: readonly DayGoal[]; settings: PlanSettings };

/** What is left out of the plan of a person who is pregnant or breastfeeding, and who advises so. */
export function ExpectingNote({ goals, settings }: ExpectingNoteProps) {
  const said = settings.wishes.said?.expecting;
  const expecting = said ?? goals.find((goal) => goal.expecting)?.expecting;
  if (!expecting) return null;
  const { text, source, href } = expectingText[expecting];
  return (
    <p className="text-sm text-muted">
      {text}{' '}
      <a
        href={href}
        className="font-semibold text-accent underline"
        rel="noreferrer"
        target="_blank"
      >
        {source}
      </a>
    </p>
  );
}
