import { useUnits } from '#features/account/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useTargets } from '../api/day-target.ts';
import { TargetButton } from '../components/targets/target-button.tsx';
import { TargetsForm } from '../components/targets/targets-form.tsx';
import { TargetsError, TargetsLoading } from '../components/targets/targets-state.tsx';
import { unknownNeedText } from '../messages/goals.ts';
import { targetsNotLoaded } from '../messages/targets.ts';

/** How the daily target is made. */
export function TargetsPage() {
  const today = useToday();
  const { energyUnit } = useUnits();
  const targets = useTargets(today);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Targets" back="/progress" />
      {targets.isPending && <TargetsLoading label="Loading your targets" />}
      {targets.isError && (
        <TargetsError title={targetsNotLoaded} onRetry={() => void targets.refetch()} />
      )}
      {targets.data && (
        <div className="grid grid-cols-1 gap-4">
          {targets.data.target && !targets.data.settings.safeMode && (
            <Card title="Today">
              <TargetButton target={targets.data.target} unit={energyUnit} />
            </Card>
          )}
          {targets.data.unknownNeed && (
            <StatusMessage tone="info" title="No target for now">
              {unknownNeedText[targets.data.unknownNeed]}
            </StatusMessage>
          )}
          <TargetsForm key={targets.data.settings.version} {...targets.data} />
        </div>
      )}
    </div>
  );
}
