import { useCurrentUser } from '#features/account/web/public.ts';
import { CalendarAddress } from '#platform/web/calendar-address/calendar-address.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { addressCalls } from '../api.ts';
import { feedText as t } from '../messages.ts';

/** The secret address by which a calendar follows a person's sessions, of either side. */
export function BookingFeedPage() {
  const isTrainer = useCurrentUser().data?.role === 'trainer';
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t.title}
        subtitle={t.lead}
        back={isTrainer ? '/trainers/calendar' : '/trainers/bookings'}
      />
      <CalendarAddress api={addressCalls} secret={t.secret} />
    </div>
  );
}
