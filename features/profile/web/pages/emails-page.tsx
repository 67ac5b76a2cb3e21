import { useCurrentUser } from '#features/account/web/public.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { NotificationsCard } from '../components/notifications-card.tsx';

export function EmailsPage() {
  const user = useCurrentUser().data;
  if (!user) return null;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Emails" subtitle="Reminders, summaries and alerts" back="/profile" />
      <NotificationsCard user={user} />
    </div>
  );
}
