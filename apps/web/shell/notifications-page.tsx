import { BellRing } from 'lucide-react';
import { ChecksRow, useWaitingChecks } from '#features/credentials/web/public.ts';
import { WaitingAnswers } from '#features/organisations/web/public.ts';
import { RequestsRow, useRequestsWaiting } from '#features/trainer-home/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { nothingUnread } from './messages/pages.ts';

export function NotificationsPage() {
  const checks = useWaitingChecks() ?? 0;
  const requests = useRequestsWaiting();
  const waits = checks > 0 || requests > 0;
  return (
    <>
      <PageHeader title="Notifications" />
      {waits && (
        <div className="mb-4 flex max-w-2xl flex-col gap-4">
          {checks > 0 && <ChecksRow />}
          {requests > 0 && (
            <Card padded={false} className="p-2">
              <RequestsRow count={requests} />
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
