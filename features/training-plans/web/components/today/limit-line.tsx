import { Gauge } from 'lucide-react';
import type { TrainingWeek } from '#features/training-sessions/contract.ts';
import { sessionsLeft } from '#features/training-sessions/rules/weekly-limit.ts';
import { sessionText } from '#features/training-sessions/web/public.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { limitText } from '../../messages/week.ts';

type LimitLineProps = { week: TrainingWeek | undefined };

/** How much of the week's limit is used, before it is reached; and the ways on when it is. */
export function LimitLine({ week }: LimitLineProps) {
  if (!week) return null;
  const used = sessionText.usedThisWeek(week);
  if (used === null) return null;
  if (sessionsLeft(week) !== 0) {
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <Gauge aria-hidden size={16} className="shrink-0 text-accent-2" />
        {used}
      </p>
    );
  }
  return (
    <StatusMessage
      tone="info"
      title={limitText.reached}
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton href="/workouts/programmes" variant="secondary" size="sm">
            {limitText.programmes}
          </LinkButton>
          <LinkButton href="/profile/plan" variant="ghost" size="sm">
            {limitText.plans}
          </LinkButton>
        </div>
      }
    >
      {sessionText.limitReached(week)}
    </StatusMessage>
  );
}
