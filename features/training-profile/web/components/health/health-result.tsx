import { Stethoscope } from 'lucide-react';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { HealthScreening } from '../../../contract.ts';
import { capsIntensity, holdsUntil, toHealthOutcome } from '../../../rules/health-screening.ts';
import { healthResults, healthText } from '../../messages/health.ts';

type HealthResultProps = {
  screening: HealthScreening | null;
  onCleared: (screening: HealthScreening) => void;
};

/** What the answers mean for plans, and the clearance where one is needed. */
export function HealthResult({ screening, onCleared }: HealthResultProps) {
  const today = useToday();
  const outcome = toHealthOutcome(screening, today);
  const { title, detail } = healthResults[outcome];
  const until = holdsUntil(screening);
  const facts = screening && [
    healthText.answeredOn(dateText(screening.answeredOn, today)),
    screening.clearedOn !== null && healthText.clearedOn(dateText(screening.clearedOn, today)),
    until !== null && outcome !== 'lapsed' && healthText.validUntil(dateText(until, today)),
  ];
  return (
    <StatusMessage
      tone={capsIntensity(outcome) ? 'info' : 'success'}
      title={title}
      action={
        outcome === 'flagged' &&
        screening && (
          <>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => onCleared({ ...screening, clearedOn: today })}
            >
              <Stethoscope aria-hidden size={16} />
              {healthText.clearedByDoctor}
            </Button>
            <p className="mt-2 text-sm text-muted">{healthText.clearedHint}</p>
          </>
        )
      }
    >
      <p>{detail}</p>
      {facts && <p className="mt-1 text-sm">{facts.filter(Boolean).join(' ')}</p>}
    </StatusMessage>
  );
}
