import { BellRing } from 'lucide-react';
import { WaitingAnswers } from '#features/organisations/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';

export function NotificationsPage() {
  return (
    <>
      <PageHeader title="Notifications" />
      <WaitingAnswers>
        <Card className="max-w-2xl">
          <EmptyState icon={<BellRing size={28} />} title="You're all caught up">
            There is nothing unread. Reminders and summaries come by email, if you want them: choose
            under Profile, Emails.
          </EmptyState>
        </Card>
      </WaitingAnswers>
    </>
  );
}
