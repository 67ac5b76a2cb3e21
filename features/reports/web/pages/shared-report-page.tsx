import { Link2Off } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { ApiError, explainError } from '#platform/web/api-client/api-error.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { Logo } from '#platform/web/ui/logo.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { Report } from '../../rules/report.ts';
import { LINK_GONE } from '../../rules/report-file.ts';
import { useSharedReport } from '../api.ts';
import { ReportView } from '../components/report-view.tsx';
import { guestText } from '../messages.ts';

/** A report that was shared, for a person without an account. */
export function SharedReportPage() {
  const { token } = useParams<{ token: string }>();
  const { data, error, isPending } = useSharedReport(token);
  if (isPending) return <LoadingScreen />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col safe-x py-4">
      <header className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-2">
        <Logo />
        <Link
          href="/demo"
          className="inline-flex min-h-11 items-center rounded-control px-2 text-sm font-medium text-accent hover:bg-hover print:hidden"
        >
          {guestText.about}
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {data ? (
          <Shared report={data} />
        ) : isGone ? (
          <>
            <h1 tabIndex={-1} className="sr-only">
              {guestText.gone}
            </h1>
            <EmptyState icon={<Link2Off size={26} />} title={guestText.gone}>
              {LINK_GONE}
            </EmptyState>
          </>
        ) : (
          <StatusMessage tone="error" title={explainError(error)} />
        )}
      </main>
    </div>
  );
}

function Shared({ report }: { report: Report }) {
  return (
    <>
      <div>
        <h1 tabIndex={-1} className="text-[min(1.875rem,9.5vw)] leading-tight font-bold">
          {report.title}
        </h1>
        <p className="text-lg">{report.period}</p>
        <p className="text-muted">{guestText.from(report.person)}</p>
      </div>
      {report.empty === null ? <ReportView report={report} /> : <p>{report.empty}</p>}
    </>
  );
}
