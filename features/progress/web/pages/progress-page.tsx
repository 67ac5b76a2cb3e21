import {
  CalendarCheck,
  Camera,
  FileText,
  Goal,
  LayoutGrid,
  ListChecks,
  Medal,
  Plus,
  Printer,
  Ruler,
  Scale,
  Target,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type Period, periodOf, type Range } from '#platform/shared/periods.ts';
import { RangePicker } from '#platform/web/charts/range-picker.tsx';
import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { fetchedFrom } from '../../rules/fetched-days.ts';
import { USUAL_LAYOUT } from '../../rules/layout.ts';
import { useLayout, useProgress, useSaveLayout } from '../api.ts';
import { usePrint } from '../hooks/use-print.ts';
import { arrangeText } from '../messages/arrange.ts';
import { moreText, progressText } from '../messages.ts';

/** With the charts: fetched beside the figures, after the page. */
const ProgressCards = lazyPage(() =>
  import('../components/progress-cards.tsx').then((module) => module.ProgressCards),
);
void ProgressCards.preload?.();

const ArrangeDialog = lazy(() =>
  import('../components/arrange-dialog.tsx').then((module) => ({ default: module.ArrangeDialog })),
);

const more = [
  { href: '/progress/weight', icon: <Scale size={20} />, text: moreText.weight },
  { href: '/progress/measures', icon: <Ruler size={20} />, text: moreText.measures },
  { href: '/progress/photos', icon: <Camera size={20} />, text: moreText.photos },
  { href: '/log-food', icon: <Plus size={20} />, text: moreText.food },
  { href: '/progress/check-in', icon: <CalendarCheck size={20} />, text: moreText.checkIn },
  { href: '/progress/targets', icon: <Target size={20} />, text: moreText.targets },
  { href: '/progress/goals', icon: <Goal size={20} />, text: moreText.goals },
  { href: '/progress/habits', icon: <ListChecks size={20} />, text: moreText.habits },
  { href: '/progress/report', icon: <FileText size={20} />, text: moreText.report },
  {
    href: '/workouts/history?show=exercises',
    icon: <Medal size={20} />,
    text: moreText.strength,
  },
];

/** How the weeks add up: what changed, and a card for each thing that is followed. */
export function ProgressPage() {
  const today = useToday();
  const [range, setRange] = useState<Range>('12w');
  const [custom, setCustom] = useState<Period | null>(null);
  const [compare, setCompare] = useState(false);
  const [isArranging, setArranging] = useState(false);
  const layout = useLayout().data ?? USUAL_LAYOUT;
  const save = useSaveLayout();
  const print = usePrint();
  const [first, setFirst] = useState<string | null>(null);
  const period =
    range === 'custom' && custom
      ? custom
      : periodOf(range === 'custom' ? '12w' : range, today, first);
  const query = useProgress(range === 'all' ? period.from : fetchedFrom(period, today), today);
  if (query.data && query.data.first !== first) setFirst(query.data.first);
  return (
    <>
      <PageHeader
        title={progressText.title}
        subtitle={progressText.subtitle}
        actions={
          <span className="flex print:hidden">
            <IconButton
              label={progressText.print}
              icon={<Printer aria-hidden size={22} />}
              onClick={print}
            />
            <IconButton
              label={arrangeText.title}
              icon={<LayoutGrid aria-hidden size={22} />}
              onClick={() => setArranging(true)}
            />
          </span>
        }
      />
      <RangePicker
        range={range}
        period={period}
        compare={compare}
        onRange={setRange}
        onCustom={(chosen) => {
          setCustom(chosen);
          setRange('custom');
        }}
        onCompare={setCompare}
      />
      <div
        className="grid grid-cols-1 items-start gap-4 lg:gap-5 print:block print:*:mb-4"
        aria-busy={query.isPlaceholderData}
      >
        <Loaded query={query}>
          {(data) => (
            <Suspense fallback={<Pending />}>
              <ProgressCards
                shown={{ data, period, range, compare: compare && range !== 'all' }}
                layout={layout}
              />
            </Suspense>
          )}
        </Loaded>
        <div className="print:hidden">
          <Card title={moreText.title}>
            <ul className="-mx-2 grid grid-cols-1 gap-1 lg:grid-cols-2">
              {more.map(({ text: [title, detail], ...row }) => (
                <li key={title}>
                  <ListRow {...row} title={title} detail={detail} />
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
      {isArranging && (
        <Suspense>
          <ArrangeDialog
            layout={save.isPending ? save.variables : layout}
            onChange={(changed) => save.mutate(changed)}
            onClose={() => setArranging(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Room for a few cards, so that what follows moves little. */
const Pending = () => (
  <div role="status" aria-label={progressText.loading} className="contents">
    {['weight', 'energy', 'macros'].map((card) => (
      <Skeleton key={card} className="h-104 rounded-card" />
    ))}
  </div>
);
