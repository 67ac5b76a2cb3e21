import {
  BookOpen,
  ClipboardList,
  Dumbbell,
  FileUp,
  HeartPulse,
  History,
  MapPin,
  SlidersHorizontal,
} from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { linksText } from '../../messages/week.ts';
import { OWN_WORKOUTS } from '../addresses.ts';

const LINKS = [
  {
    href: '/workouts/log',
    icon: Dumbbell,
    title: linksText.log,
    detail: linksText.logDetail,
  },
  {
    href: '/workouts/history',
    icon: History,
    title: linksText.history,
    detail: linksText.historyDetail,
  },
  {
    href: OWN_WORKOUTS,
    icon: FileUp,
    title: linksText.own,
    detail: linksText.ownDetail,
  },
  {
    href: '/workouts/cardio',
    icon: HeartPulse,
    title: linksText.cardio,
    detail: linksText.cardioDetail,
  },
  {
    href: '/workouts/exercises',
    icon: BookOpen,
    title: linksText.library,
    detail: linksText.libraryDetail,
  },
  {
    href: '/workouts/programmes',
    icon: ClipboardList,
    title: linksText.programmes,
    detail: linksText.programmesDetail,
  },
  {
    href: '/workouts/places',
    icon: MapPin,
    title: linksText.places,
    detail: linksText.placesDetail,
  },
  {
    href: '/workouts/profile',
    icon: SlidersHorizontal,
    title: linksText.profile,
    detail: linksText.profileDetail,
  },
];

/** The ways to everything else of the Workouts tab. */
export function LinksCard() {
  return (
    <Card title={linksText.title}>
      <ul className="-mx-2 grid grid-cols-1 gap-1">
        {LINKS.map(({ icon: Icon, ...link }) => (
          <li key={link.href}>
            <ListRow {...link} icon={<Icon size={20} />} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
