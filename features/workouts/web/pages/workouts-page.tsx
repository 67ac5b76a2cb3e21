import { CalendarRange, Dumbbell, FileUp, Plus, Target, Timer, TrendingUp } from 'lucide-react';
import { AreaPreview } from '#platform/web/ui/area-preview.tsx';
import { YourWorkouts } from '../components/your-workouts.tsx';

/** The workouts that the person has brought, and what is still to come. */
export function WorkoutsPage() {
  return (
    <AreaPreview
      title="Workouts"
      icon={<Dumbbell size={26} />}
      lead="Your training week, made for your goal, your level and the equipment you have."
      coming={[
        {
          icon: <CalendarRange size={20} />,
          title: 'A plan for your days',
          detail: 'Sessions that fit your training days and the minutes you have.',
        },
        {
          icon: <Timer size={20} />,
          title: 'Sets, reps and rest',
          detail: 'Log as you train, with a rest timer that keeps going when the phone locks.',
        },
        {
          icon: <TrendingUp size={20} />,
          title: 'Loads that follow you',
          detail: 'The next session starts from what you really lifted.',
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
          detail: 'The plan will start from them',
        },
        {
          href: '/csv-import',
          icon: <FileUp size={20} />,
          title: 'Bring your workouts',
          detail: 'From a CSV file, all at once',
        },
      ]}
    >
      <YourWorkouts />
    </AreaPreview>
  );
}
