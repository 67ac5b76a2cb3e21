import { Trophy } from 'lucide-react';
import { recordFormula } from '#features/progression/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { RecordLine } from '../../hooks/use-record-texts.ts';
import { summaryText } from '../../messages/summary.ts';

/** What was better than ever before, and what it beat. */
export function RecordsCard({ records }: { records: readonly RecordLine[] }) {
  if (records.length === 0) return null;
  return (
    <Card title={summaryText.records}>
      <ul className="grid gap-3">
        {records.map(({ exercise, name, now, before }) => (
          <li key={`${exercise} ${name}`} className="flex items-start gap-3">
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-control bg-warn-soft text-warn"
            >
              <Trophy size={20} />
            </span>
            <span className="min-w-0 flex-1">
              <bdi className="block font-medium wrap-anywhere">{exercise}</bdi>
              <span className="tabular block break-words">
                {name}: <strong>{now}</strong>
              </span>
              <span className="tabular block text-sm break-words text-muted">
                {summaryText.beats(before)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {records.some(({ isEstimate }) => isEstimate) && (
        <p className="mt-3 text-sm text-faint">{recordFormula}</p>
      )}
    </Card>
  );
}
