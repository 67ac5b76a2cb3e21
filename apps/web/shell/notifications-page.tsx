import { BellRing } from 'lucide-react';
import { ChecksRow, useWaitingChecks } from '#features/credentials/web/public.ts';
import { WaitingAnswers } from '#features/organisations/web/public.ts';
import {
  RequestsRow,
  ToConfirmRow,
  useRequestsWaiting,
} from '#features/trainer-home/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { nothingUnread } from './messages/pages.ts';

export function NotificationsPage() {
  const checks = useWaitingChecks() ?? 0;
  const { toAnswer, toConfirm } = useRequestsWaiting();
  const waits = checks + toAnswer + toConfirm > 0;
  return (
    <>
      <PageHeader title="Notifications" />
      {waits && (
        <div className="mb-4 flex max-w-2xl flex-col gap-4">
          {checks > 0 && <ChecksRow />}
          {toAnswer + toConfirm > 0 && (
            <Card padded={false} className="p-2">
              {toAnswer > 0 && <RequestsRow count={toAnswer} />}
              {toConfirm > 0 && <ToConfirmRow count={toConfirm} />}
            </Card>
          )}
        </div>
      )}
      <WaitingAnswers>
        {!waits && (
          <Card className="max-w-2xl">
            <EmptyState icon={<BellRing size={28} />} title="You're all caught up">
              {nothingUnread}
            </EmptyState>
          </Card>
        )}
      </WaitingAnswers>
    </>
  );
}
