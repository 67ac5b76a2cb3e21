import {
  CalendarClock,
  CalendarPlus,
  CircleUserRound,
  Plus,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { AreaPreview } from '#platform/web/ui/area-preview.tsx';
import {
  eachTimeTakenOnce,
  hiddenUntilPublished,
  inviteClients,
  listedWhenYouChoose,
  sayWhenYouTrain,
  setUsualWeekOnce,
  worksForTrainersToo,
} from '../messages/availability.ts';
import { profileText } from '../messages/profile.ts';

/** For people who offer training. */
export function TrainerAvailability() {
  return (
    <AreaPreview
      title="Your availability"
      icon={<CalendarClock size={26} />}
      lead={sayWhenYouTrain}
      coming={[
        {
          icon: <CalendarPlus size={20} />,
          title: 'Weekly hours and exceptions',
          detail: setUsualWeekOnce,
        },
        {
          icon: <Users size={20} />,
          title: 'Bookings without clashes',
          detail: eachTimeTakenOnce,
        },
        {
          icon: <ShieldCheck size={20} />,
          title: listedWhenYouChoose,
          detail: hiddenUntilPublished,
        },
      ]}
      meanwhile={[
        {
          href: '/gym',
          icon: <Users size={20} />,
          title: 'Your clients',
          detail: inviteClients,
        },
        {
          href: '/trainers/profile',
          icon: <CircleUserRound size={20} />,
          title: profileText.title,
          detail: profileText.lead,
        },
        {
          href: '/log-food',
          icon: <Plus size={20} />,
          title: 'Log food',
          detail: worksForTrainersToo,
        },
      ]}
    />
  );
}
