import { FileText } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { isCalendarDay } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { kindOf, PERIOD_KINDS, type Period, periodProblem, weekBack } from '../../rules/period.ts';
import { useReport } from '../api.ts';
import { PdfButton } from '../components/pdf-button.tsx';
import { PeriodPicker } from '../components/period-picker.tsx';
import { ReportView } from '../components/report-view.tsx';
import { ShareCard } from '../components/share-card.tsx';
import { reportText } from '../messages.ts';

/** A period as a report, and its PDF. The address says which. */
export function ReportPage() {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const asked = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const isAsked = isCalendarDay(asked.from) && isCalendarDay(asked.to);
  const lastWeek = weekBack(today, 1);
  const last = useReport(lastWeek, !isAsked);
  // People who began this week have nothing in the last one.
  const isLastEmpty = typeof last.data?.empty === 'string';
  const period = isAsked ? asked : isLastEmpty ? weekBack(today, 0) : lastWeek;
  const kind = PERIOD_KINDS.find((one) => one === search.get('show')) ?? kindOf(period);
  const problem = periodProblem(period, today);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={reportText.title} subtitle={reportText.lead} back="/progress" />
      <div className="grid grid-cols-1 gap-4">
        <PeriodPicker
          kind={kind}
          period={period}
          today={today}
          problem={problem}
          onChange={(show, { from, to }) => {
            if (from !== '' && to !== '') setSearch({ show, from, to }, { replace: true });
          }}
        />
        {problem === null && <PeriodReport period={period} />}
      </div>
    </div>
  );
}

function PeriodReport({ period }: { period: Period }) {
  const report = useReport(period);
  return (
    <Loaded query={report}>
      {(shown) =>
        shown.empty === null ? (
          <>
            <div>
              <PdfButton key={`${period.from} ${period.to}`} period={period} />
            </div>
            <ReportView report={shown} />
            <ShareCard period={period} />
          </>
        ) : (
          <EmptyState icon={<FileText size={28} />} title={reportText.emptyTitle}>
            {shown.empty}
          </EmptyState>
        )
      }
    </Loaded>
  );
}
