import { useState } from 'react';
import { useNumbersHidden } from '#features/account/web/public.ts';
import {
  EntriesError,
  EntriesLoading,
  GentleCard,
  useEntriesOf,
  useLogAddress,
} from '#features/food-log/web/public.ts';
import { ChartOrTable, type Form } from '#platform/web/charts/chart-or-table.tsx';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { NutrientBars } from '../components/nutrients/nutrient-bars.tsx';
import { NutrientTable } from '../components/nutrients/nutrient-table.tsx';
import { nothingLoggedDay, totalsAreMinimums } from '../messages/nutrients.ts';

/** Every nutrient of a day, against targets and reference values or as a table. */
export function NutrientsPage() {
  const today = useToday();
  const { day, diary } = useLogAddress();
  const entries = useEntriesOf(day);
  const [form, setForm] = useState<Form>('chart');
  const name = dayName(day, today);
  const numbersHidden = useNumbersHidden();
  return (
    <>
      <PageHeader title="All Nutrients" subtitle={name} back={diary} />
      {entries.isPending && <EntriesLoading />}
      {entries.isError && <EntriesError onRetry={() => void entries.refetch()} />}
      {numbersHidden && <GentleCard />}
      {entries.data && !numbersHidden && (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-muted">
              {entries.data.length === 0 ? nothingLoggedDay : totalsAreMinimums}
            </p>
            <ChartOrTable value={form} onValueChange={setForm} />
          </div>
          {form === 'chart' ? (
            <NutrientBars day={day} entries={entries.data} />
          ) : (
            <Card>
              <NutrientTable caption={`Nutrients of ${name}`} entries={entries.data} />
            </Card>
          )}
        </>
      )}
    </>
  );
}
