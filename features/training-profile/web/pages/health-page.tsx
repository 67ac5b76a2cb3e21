import { useState } from 'react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { HealthScreening } from '../../contract.ts';
import { ADULT_AGE, toHealthOutcome } from '../../rules/health-screening.ts';
import { useHealthScreening, useSaveScreening } from '../api/profile.ts';
import { HealthForm } from '../components/health/health-form.tsx';
import { HealthResult } from '../components/health/health-result.tsx';
import { healthText } from '../messages/health.ts';

const FACTS = [
  healthText.whatChanges,
  healthText.privacy,
  healthText.lasts,
  healthText.notAdvice,
] as const;

/** Our own health questions, and what they mean for plans. */
export function HealthPage() {
  const health = useHealthScreening();
  const age = useCurrentUser().data?.age ?? null;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={healthText.title} subtitle={healthText.lead} back="/workouts/profile" />
      <div className="grid grid-cols-1 gap-4">
        {age !== null && age < ADULT_AGE && (
          <StatusMessage tone="info" title={healthText.under18}>
            {healthText.under18Lead}
          </StatusMessage>
        )}
        <Loaded query={health}>{({ screening }) => <HealthCheck screening={screening} />}</Loaded>
        <Card title={healthText.why}>
          <ul className="list-disc space-y-1 pl-5 text-muted">
            {FACTS.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

function HealthCheck({ screening }: { screening: HealthScreening | null }) {
  const today = useToday();
  const save = useSaveScreening(screening);
  const [isAsking, setAsking] = useState(false);
  const outcome = toHealthOutcome(screening, today);
  const asks = isAsking || outcome === 'unanswered' || outcome === 'lapsed';
  return (
    <>
      <HealthResult screening={screening} onCleared={(cleared) => save.mutate(cleared)} />
      {asks ? (
        <HealthForm
          send={(answered) => save.mutateAsync(answered)}
          onSent={() => setAsking(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {healthText.again}
          </Button>
          <Button variant="ghost" pending={save.isPending} onClick={() => save.mutate(null)}>
            {healthText.remove}
          </Button>
        </div>
      )}
    </>
  );
}
