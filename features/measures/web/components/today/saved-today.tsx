import { useState } from 'react';
import type { Measure } from '../../../rules/measure.ts';
import type { Reading } from '../../../rules/readings.ts';
import { todayText } from '../../messages.ts';
import { EditReading } from '../reading/edit-reading.tsx';
import { ReadingRow } from '../reading/reading-row.tsx';

type SavedTodayProps = { measures: readonly Measure[]; readings: readonly Reading[] };

/** What was measured today, to be changed or deleted. */
export function SavedToday({ measures, readings }: SavedTodayProps) {
  const [edited, setEdited] = useState<Reading | null>(null);
  const [last, setLast] = useState<Measure | null>(null);
  return (
    <section aria-label={todayText.savedToday}>
      <h3 className="text-sm font-medium text-muted">{todayText.savedToday}</h3>
      <ul className="divide-y divide-line">
        {measures.flatMap((measure) =>
          readings
            .filter(({ kind }) => kind === measure.key)
            .map((reading) => (
              <ReadingRow
                key={reading.id}
                reading={reading}
                measure={measure}
                named
                onEdit={() => {
                  setEdited(reading);
                  setLast(measure);
                }}
              />
            )),
        )}
      </ul>
      {last && <EditReading reading={edited} measure={last} onClose={() => setEdited(null)} />}
    </section>
  );
}
