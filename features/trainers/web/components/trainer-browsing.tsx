import { CalendarClock, MessageCircle, Plus, Search, Target, Users } from 'lucide-react';
import { AreaPreview } from '#platform/web/ui/area-preview.tsx';
import {
  bookWhatIsFree,
  findTrainerWhoSuits,
  goodStartWithTrainer,
  knowWhatToAskFor,
  specialtiesPlacesPrices,
  timesInYourZone,
  trainerSeesWhatYouAllow,
  youDecideWhatIsShared,
} from '../messages/browsing.ts';

/** For people who look for a trainer. */
export function TrainerBrowsing() {
  return (
    <AreaPreview
      title="Trainers"
      icon={<Users size={26} />}
      lead={findTrainerWhoSuits}
      coming={[
        {
          icon: <Search size={20} />,
          title: 'Profiles worth reading',
          detail: specialtiesPlacesPrices,
        },
        {
          icon: <CalendarClock size={20} />,
          title: timesInYourZone,
          detail: bookWhatIsFree,
        },
        {
          icon: <MessageCircle size={20} />,
          title: youDecideWhatIsShared,
          detail: trainerSeesWhatYouAllow,
        },
      ]}
      meanwhile={[
        {
          href: '/log-food',
          icon: <Plus size={20} />,
          title: 'Log food',
          detail: goodStartWithTrainer,
        },
        {
          href: '/profile',
          icon: <Target size={20} />,
          title: 'Set your goals',
          detail: knowWhatToAskFor,
        },
      ]}
    />
  );
}
