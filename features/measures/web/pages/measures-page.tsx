import { FileSpreadsheet, ListChecks, Ruler, Scale } from 'lucide-react';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { DAYS_AT_FIRST } from '../../rules/due.ts';
import { toTracked, useReadings, useStoredMeasures, useToMeasure } from '../api.ts';
import { MeasureList } from '../components/measure/measure-list.tsx';
import { TodayCard } from '../components/today/today-card.tsx';
import { pageText } from '../messages.ts';

const CHOOSE = '/progress/measures/choose';

/** Today's measurements on one screen, and all that is tracked. */
export function MeasuresPage() {
  const today = useToday();
  const stored = useStoredMeasures();
  const readings = useReadings(addDays(today, -DAYS_AT_FIRST));
  const toMeasure = useToMeasure();
  return (
    <>
      <PageHeader title={pageText.title} subtitle={pageText.subtitle} back="/progress" />
      <Loaded query={stored}>
        {(all) => {
          const measures = toTracked(all, toMeasure);
          if (measures.length === 0) {
            return (
              <EmptyState
                icon={<Ruler size={28} />}
                title={pageText.nothingYet}
                action={<LinkButton href={CHOOSE}>{pageText.choose}</LinkButton>}
              >
                {pageText.pickFirst}
              </EmptyState>
            );
          }
          return (
            <Loaded query={readings}>
              {(known) => (
                <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-5">
                  <TodayCard measures={measures} readings={known} />
                  <div className="grid grid-cols-1 gap-4 lg:gap-5">
                    <MeasureList measures={measures} readings={known} />
                    <MoreCard />
                  </div>
                </div>
              )}
            </Loaded>
          );
        }}
      </Loaded>
    </>
  );
}

const more = [
  { href: CHOOSE, icon: <ListChecks size={20} />, title: pageText.choose },
  {
    href: '/progress/measures/import',
    icon: <FileSpreadsheet size={20} />,
    title: pageText.importFile,
  },
  { href: '/progress/weight', icon: <Scale size={20} />, title: pageText.weightElsewhere },
];

const MoreCard = () => (
  <Card>
    <ul className="-mx-2 -my-2 grid grid-cols-1 gap-1">
      {more.map((link) => (
        <li key={link.href}>
          <ListRow {...link} />
        </li>
      ))}
    </ul>
  </Card>
);
