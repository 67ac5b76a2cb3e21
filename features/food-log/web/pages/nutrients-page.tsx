import { useNumbersHidden } from '#features/account/web/public.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useEntriesOf } from '../api.ts';
import { EntriesError, EntriesLoading } from '../components/entries-state.tsx';
import { GentleCard } from '../components/gentle-card.tsx';
import { useLogAddress } from '../components/log-address.ts';
import { NutrientTable } from '../components/nutrient-table.tsx';

/** Everything that the foods of a day say about themselves, added up. */
export function NutrientsPage() {
  const today = useToday();
  const { day, diary } = useLogAddress();
  const entries = useEntriesOf(day);
  const name = dayName(day, today);
  const numbersHidden = useNumbersHidden();
  return (
    <>
      <PageHeader title="All Nutrients" subtitle={name} back={diary} />
      {entries.isPending && <EntriesLoading />}
      {entries.isError && <EntriesError onRetry={() => void entries.refetch()} />}
      {numbersHidden && <GentleCard />}
      {entries.data && !numbersHidden && (
        <Card>
          <p className="mb-2 text-sm text-muted">
            {entries.data.length === 0
              ? 'Nothing logged on this day.'
              : 'Some foods lack data, so totals are minimums.'}
          </p>
          <NutrientTable caption={`Nutrients of ${name}`} entries={entries.data} />
        </Card>
      )}
    </>
  );
}
