import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useCurrentUser, useSecurityState } from '../api.ts';
import { DayCard } from '../components/day-card.tsx';
import { EmailCard } from '../components/email-card.tsx';
import { NameCard } from '../components/name-card.tsx';
import { NotificationsCard } from '../components/notifications-card.tsx';
import { PhotoCard } from '../components/photo-card.tsx';
import { UnitsCard } from '../components/units-card.tsx';

/** Who the person is to the product: name, address, units, the day, and what is mailed. */
export function AccountPage() {
  const user = useCurrentUser().data;
  const newEmail = useSecurityState().data?.newEmail ?? null;
  if (!user) return null;
  return (
    <>
      <PageHeader
        title="Account"
        subtitle="Photo, name, email and how the day runs."
        back="/profile"
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="flex flex-col gap-4 lg:gap-6">
          <PhotoCard user={user} />
          <NameCard user={user} />
          <EmailCard user={user} newEmail={newEmail} />
          <NotificationsCard user={user} />
        </div>
        <div className="flex flex-col gap-4 lg:gap-6">
          <DayCard settings={user.settings} />
          <UnitsCard />
        </div>
      </div>
    </>
  );
}
