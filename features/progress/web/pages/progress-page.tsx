import {
  CalendarCheck,
  Camera,
  FileText,
  ListChecks,
  Medal,
  Plus,
  Ruler,
  Scale,
  Target,
} from 'lucide-react';
import { useState } from 'react';
import { HabitsCard } from '#features/habits/web/public.ts';
import { ProgressCharts } from '#features/nutrition/web/public.ts';
import { ReportCard } from '#features/reports/web/public.ts';
import { LateChart } from '#platform/web/routing/late-chart.tsx';
import { PreviewPoints } from '#platform/web/ui/area-preview.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import {
  bestLiftsByMonth,
  energyAndNextTarget,
  forYourEyes,
  fullDaysMakeAverages,
  girthsSleepMood,
  howWeeksAddUp,
  howWeSetDailyTarget,
  smallThingsOften,
  weekOrMonthPage,
  weighInAndFixPast,
} from '../messages.ts';

/** Days shown. */
const PERIODS = { '7': 'Week', '30': 'Month', '90': '3 months', '365': 'Year' } as const;
type Period = keyof typeof PERIODS;

const more = [
  {
    href: '/progress/weight',
    icon: <Scale size={20} />,
    title: 'Weight',
    detail: weighInAndFixPast,
  },
  {
    href: '/progress/measures',
    icon: <Ruler size={20} />,
    title: 'Measurements',
    detail: girthsSleepMood,
  },
  {
    href: '/log-food',
    icon: <Plus size={20} />,
    title: 'Log food',
    detail: fullDaysMakeAverages,
  },
  {
    href: '/progress/check-in',
    icon: <CalendarCheck size={20} />,
    title: 'Check-in',
    detail: energyAndNextTarget,
  },
  {
    href: '/progress/targets',
    icon: <Target size={20} />,
    title: 'Targets',
    detail: howWeSetDailyTarget,
  },
  {
    href: '/progress/habits',
    icon: <ListChecks size={20} />,
    title: 'Habits',
    detail: smallThingsOften,
  },
  {
    href: '/progress/report',
    icon: <FileText size={20} />,
    title: 'Report',
    detail: weekOrMonthPage,
  },
  {
    href: '/workouts/history?show=exercises',
    icon: <Medal size={20} />,
    title: 'Strength',
    detail: bestLiftsByMonth,
  },
];

const coming = [
  {
    icon: <Camera size={20} />,
    title: 'Photos',
    detail: forYourEyes,
  },
];

/** Weight, energy and macros over time, where they lead on to, and what is still to come. */
export function ProgressPage() {
  const [period, setPeriod] = useState<Period>('90');
  return (
    <>
      <PageHeader title="Progress" subtitle={howWeeksAddUp} />
      <div className="mb-4 max-w-xl">
        <Segmented
          label="Time shown"
          hideLabel
          options={Object.entries(PERIODS).map(([value, label]) => ({
            value: value as Period,
            label,
          }))}
          value={period}
          onValueChange={setPeriod}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-5">
        <LateChart chart={ProgressCharts} with={{ days: Number(period) }} pending={<Pending />} />
        <div className="grid grid-cols-1 gap-4 lg:gap-5">
          <LateChart
            chart={HabitsCard}
            with={{}}
            pending={<Skeleton className="h-44 rounded-card" />}
          />
          <LateChart
            chart={ReportCard}
            with={{}}
            pending={<Skeleton className="h-36 rounded-card" />}
          />
          <Card title="More">
            <ul className="-mx-2 grid grid-cols-1 gap-1">
              {more.map((link) => (
                <li key={link.title}>
                  <ListRow {...link} />
                </li>
              ))}
            </ul>
          </Card>
          <Card title="What’s coming" action={<Badge tone="neutral">Not open yet</Badge>}>
            <PreviewPoints points={coming} />
          </Card>
        </div>
      </div>
    </>
  );
}

/** Three cards' room, so that what follows moves little. */
const Pending = () => (
  <div role="status" aria-label="Loading your charts" className="contents">
    {['weight', 'energy', 'macros'].map((card) => (
      <Skeleton key={card} className="h-104 rounded-card" />
    ))}
  </div>
);
