import { BellRing } from 'lucide-react';
import { WaitingAnswers } from '#features/organisations/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { nothingUnread } from './messages/pages.ts';

export function NotificationsPage() {
  return (
    <>
      <PageHeader title="Notifications" />
      <WaitingAnswers>
        <Card className="max-w-2xl">
          <EmptyState icon={<BellRing size={28} />} title="You're all caught up">
            {nothingUnread}
          </EmptyState>
        </Card>
      </WaitingAnswers>
    </>
  );
}
