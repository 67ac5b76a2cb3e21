import {
  CalendarClock,
  CalendarPlus,
  CircleUserRound,
  Plus,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { AreaPreview } from '#platform/web/ui/area-preview.tsx';

/** For people who offer training. */
export function TrainerAvailability() {
  return (
    <AreaPreview
      title="Your availability"
      icon={<CalendarClock size={26} />}
      lead="Say when you train people, and let them book the times that are free."
      coming={[
        {
          icon: <CalendarPlus size={20} />,
          title: 'Weekly hours and exceptions',
          detail: 'Set your usual week once; change single days when life does.',
        },
        {
          icon: <Users size={20} />,
          title: 'Bookings without clashes',
          detail: 'Each time can be taken once, and everybody sees it in their own time zone.',
        },
        {
          icon: <ShieldCheck size={20} />,
          title: 'Listed only when you choose',
          detail: 'Nobody sees your profile until you publish it.',
        },
      ]}
      meanwhile={[
        {
          href: '/gym',
          icon: <Users size={20} />,
          title: 'Your clients',
          detail: 'Invite clients and see who’s active',
        },
        {
          href: '/profile',
          icon: <CircleUserRound size={20} />,
          title: 'Your profile',
          detail: 'Keep your details up to date',
        },
        {
          href: '/log-food',
          icon: <Plus size={20} />,
          title: 'Log food',
          detail: 'Vigour works for trainers too',
        },
      ]}
    />
  );
}
