import { BadgeCheck, CalendarClock, CalendarHeart, ShieldCheck, Users } from 'lucide-react';
import type { Destination } from './destination.ts';
import {
  findAndBook,
  forOperatorsAndAdmins,
  forPeopleWhoTrain,
  hoursPeopleCanBook,
  sessionsYouBooked,
} from './messages/search.ts';

/** Where people find trainers, and trainers find what is theirs. */
export const trainerDestinations: readonly Destination[] = [
  {
    title: 'Trainers',
    detail: findAndBook,
    href: '/trainers',
    icon: Users,
    words: 'coach expert booking personal session book free times requests',
  },
  {
    title: 'Trainer profile',
    detail: forPeopleWhoTrain,
    href: '/trainers/profile',
    icon: BadgeCheck,
    words: 'credentials listed photo bio specialties certified public page',
  },
  {
    title: 'When you train people',
    detail: hoursPeopleCanBook,
    href: '/trainers/availability',
    icon: CalendarClock,
    words: 'availability hours weekly time off places calendars ics busy',
  },
  {
    title: 'Check credentials',
    detail: forOperatorsAndAdmins,
    href: '/trainers/credentials',
    icon: ShieldCheck,
    words: 'credentials certified trainers operator admin console reviews reported',
  },
  {
    title: 'Calendar',
    detail: 'Sessions and requests',
    href: '/trainers/calendar',
    icon: CalendarClock,
    words: 'trainer bookings clients appointments week agenda schedule move packs payments',
  },
  {
    title: 'Offers',
    detail: 'Sessions and prices',
    href: '/trainers/offers',
    icon: Users,
    words: 'trainer session price group packs length sell',
  },
  {
    title: 'Your bookings',
    detail: sessionsYouBooked,
    href: '/trainers/bookings',
    icon: CalendarHeart,
    words:
      'booking booked appointment session trainer cancel move reschedule waiting list pack credits blocked people',
  },
];
