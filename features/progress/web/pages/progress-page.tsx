import {
  CalendarCheck,
  Camera,
  ChartNoAxesColumnIncreasing,
  Medal,
  Plus,
  Target,
  TrendingUp,
} from 'lucide-react';
import { AreaPreview } from '#platform/web/ui/area-preview.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';

const there = [
  {
    href: '/progress/weight',
    icon: <TrendingUp size={20} />,
    title: 'Weight',
    detail: 'Weigh in and see your trend',
  },
  {
    href: '/progress/check-in',
    icon: <CalendarCheck size={20} />,
    title: 'Check-in',
    detail: 'Energy you use, and your next target',
  },
  {
    href: '/progress/targets',
    icon: <Target size={20} />,
    title: 'Targets',
    detail: 'How we set your daily target',
  },
];

/** What is there of it comes first; the rest says that it is coming. */
export function ProgressPage() {
  return (
    <AreaPreview
      title="Progress"
      icon={<ChartNoAxesColumnIncreasing size={26} />}
      lead="How your weeks add up, seen calmly: trends instead of single days."
      coming={[
        {
          icon: <Medal size={20} />,
          title: 'Strength',
          detail: 'Your best lifts, and how your training grows from month to month.',
        },
        {
          icon: <Camera size={20} />,
          title: 'Measurements and photos',
          detail: 'For your eyes, unless you decide otherwise.',
        },
      ]}
      meanwhile={[
        {
          href: '/log-food',
          icon: <Plus size={20} />,
          title: 'Log food',
          detail: 'Today’s food shows up here',
        },
        {
          href: '/home',
          icon: <CalendarCheck size={20} />,
          title: 'Your week so far',
          detail: 'Logged days and sessions on Home',
        },
      ]}
    >
      <Card title="Your trends">
        <ul className="-mx-2 grid grid-cols-1 gap-1">
          {there.map((link) => (
            <li key={link.title}>
              <ListRow {...link} />
            </li>
          ))}
        </ul>
      </Card>
    </AreaPreview>
  );
}
