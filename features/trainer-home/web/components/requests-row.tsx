import { Hourglass } from 'lucide-react';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { homeText as t } from '../messages/home.ts';

/** The way to the requests that wait for the trainer's answer. */
export function RequestsRow({ count }: { count: number }) {
  return <ListRow href="/trainers" icon={<Hourglass size={20} />} title={t.requestsWait(count)} />;
}

/** The way to what trainers booked for the person, who has to say yes. */
export function ToConfirmRow({ count }: { count: number }) {
  const href = '/trainers/bookings';
  return <ListRow href={href} icon={<Hourglass size={20} />} title={t.waitForYourYes(count)} />;
}
