import { CalendarRange, Dumbbell, FileUp, Plus, Target, Timer, TrendingUp } from 'lucide-react';
import { LibraryCard } from '#features/exercise-library/web/public.ts';
import { AreaPreview } from '#platform/web/ui/area-preview.tsx';
import { YourWorkouts } from '../components/your-workouts.tsx';
import {
  fromCsvAtOnce,
  logAsYouTrain,
  nextStartsFromRealLifts,
  planForYourDays,
  planStartsFromThem,
  sessionsThatFit,
  weekMadeForYourGoal,
} from '../messages.ts';

/** The workouts that the person has brought, and what is still to come. */
export function WorkoutsPage() {
  return (
    <AreaPreview
      title="Workouts"
      icon={<Dumbbell size={26} />}
      lead={weekMadeForYourGoal}
      coming={[
        {
          icon: <CalendarRange size={20} />,
          title: planForYourDays,
          detail: sessionsThatFit,
        },
        {
          icon: <Timer size={20} />,
          title: 'Sets, reps and rest',
          detail: logAsYouTrain,
        },
        {
          icon: <TrendingUp size={20} />,
          title: 'Loads that follow you',
          detail: nextStartsFromRealLifts,
        },
      ]}
      meanwhile={[
        {
          href: '/log-food',
          icon: <Plus size={20} />,
          title: 'Log food',
          detail: 'Food fuels your training',
        },
        {
          href: '/profile',
          icon: <Target size={20} />,
          title: 'Set your goals',
          detail: planStartsFromThem,
        },
        {
          href: '/csv-import',
          icon: <FileUp size={20} />,
          title: 'Bring your workouts',
          detail: fromCsvAtOnce,
        },
      ]}
    >
      <LibraryCard />
      <YourWorkouts />
    </AreaPreview>
  );
}
