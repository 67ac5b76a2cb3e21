import { CalendarClock, MessageCircle, Plus, Search, Target, Users } from 'lucide-react';
import { AreaPreview } from '#platform/web/ui/area-preview.tsx';

/** For people who look for a trainer. */
export function TrainerBrowsing() {
  return (
    <AreaPreview
      title="Trainers"
      icon={<Users size={26} />}
      lead="Find a trainer who suits you, and book a time that suits you both."
      coming={[
        {
          icon: <Search size={20} />,
          title: 'Profiles worth reading',
          detail: 'Specialties, places and prices; credentials are marked once they are checked.',
        },
        {
          icon: <CalendarClock size={20} />,
          title: 'Times in your time zone',
          detail: 'See what is free and book it, without double bookings.',
        },
        {
          icon: <MessageCircle size={20} />,
          title: 'You decide what is shared',
          detail: 'A trainer sees only what you allow, until you stop allowing it.',
        },
      ]}
      meanwhile={[
        {
          href: '/log-food',
          icon: <Plus size={20} />,
          title: 'Log food',
          detail: 'A good start with any trainer',
        },
        {
          href: '/profile',
          icon: <Target size={20} />,
          title: 'Set your goals',
          detail: 'Know what to ask for',
        },
      ]}
    />
  );
}
