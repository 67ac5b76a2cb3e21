import { ShieldCheck } from 'lucide-react';
import {
  DecidedChecks,
  EndingChecks,
  useChecks,
  WaitingChecks,
} from '#features/credentials/web/public.ts';
import { MissedSearches, missedSearchesText } from '#features/missed-searches/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { ReportedReviews } from '../components/reported-reviews.tsx';
import { consoleText as t } from '../messages/reviews.ts';

/** Where operators and gyms' admins check credentials; operators look at reported reviews, too. */
export function CheckCredentialsPage() {
  const checks = useChecks();
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader title={t.title} subtitle={t.lead} back="/trainers" />
      <Loaded query={checks}>
        {({ as, waiting, ending, decided }) =>
          as === null ? (
            <EmptyState icon={<ShieldCheck size={28} />} title={t.nobody}>
              {t.nobodyLead}
            </EmptyState>
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <p className="text-muted">{as === 'operator' ? t.asOperator : t.asAdmin}</p>
              <Card title={t.waiting}>
                <WaitingChecks checks={waiting} />
              </Card>
              {as === 'operator' && (
                <Card title={t.reported}>
                  <ReportedReviews />
                </Card>
              )}
              <Card title={t.ending}>
                <EndingChecks checks={ending} />
              </Card>
              <Card title={t.decided}>
                <DecidedChecks checks={decided} />
              </Card>
              {as === 'operator' && (
                <Card title={missedSearchesText.title}>
                  <MissedSearches />
                </Card>
              )}
            </div>
          )
        }
      </Loaded>
    </div>
  );
}
