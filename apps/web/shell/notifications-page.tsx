import { BellRing } from 'lucide-react';
import { ChecksRow, useWaitingChecks } from '#features/credentials/web/public.ts';
import { WaitingAnswers } from '#features/organisations/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { nothingUnread } from './messages/pages.ts';

export function NotificationsPage() {
  const waits = (useWaitingChecks() ?? 0) > 0;
  return (
    <>
      <PageHeader title="Notifications" />
      {waits && (
        <div className="mb-4 max-w-2xl">
          <ChecksRow />
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
