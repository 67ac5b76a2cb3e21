import {
  CalendarDays,
  CalendarSync,
  CircleUserRound,
  MapPin,
  Search,
  Tag,
  Users,
} from 'lucide-react';
import { useOffers } from '#features/offers/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { homeText as t } from '../messages/home.ts';

/** The ways to all that a trainer sets up. */
export function WaysCard() {
  const offers = useOffers()
    .data?.map(({ name }) => name)
    .join(', ');
  const ways = [
    { href: '/trainers/offers', icon: Tag, title: t.offers, detail: offers || t.offersLead },
    { href: '/trainers/calendar', icon: CalendarDays, title: t.calendar, detail: t.calendarLead },
    {
      href: '/trainers/profile',
      icon: CircleUserRound,
      title: t.profile,
      detail: t.profileLead,
    },
    { href: '/trainers/places', icon: MapPin, title: t.places, detail: t.placesLead },
    {
      href: '/trainers/calendars',
      icon: CalendarSync,
      title: t.calendars,
      detail: t.calendarsLead,
    },
    { href: '/trainers?sort=next-free', icon: Search, title: t.find, detail: t.findLead },
    { href: '/gym', icon: Users, title: t.clients, detail: t.clientsLead },
  ];
  return (
    <Card title={t.ways}>
      <ul className="-mx-2">
        {ways.map(({ href, icon: Icon, title, detail }) => (
          <li key={href}>
            <ListRow
              href={href}
              icon={<Icon size={20} />}
              title={title}
              detail={<span className="line-clamp-2 wrap-anywhere">{detail}</span>}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
