import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import type { Measure } from '../../../rules/measure.ts';
import type { Reading } from '../../../rules/readings.ts';
import { historyText } from '../../messages.ts';
import { EditReading } from './edit-reading.tsx';
import { ReadingRow } from './reading-row.tsx';

/** Rows listed before "Show all". */
const AT_FIRST = 7;

type ReadingListProps = { measure: Measure; readings: readonly Reading[] };

/** The values themselves, the latest first, to be changed or deleted. */
export function ReadingList({ measure, readings }: ReadingListProps) {
  const [all, setAll] = useState(false);
  const [edited, setEdited] = useState<Reading | null>(null);
  useFocusKept(readings.length);
  const listed = all ? readings : readings.slice(0, AT_FIRST);
  return (
    <Card title={historyText.values}>
      <ul className="-my-2 divide-y divide-line">
        {listed.map((reading) => (
          <ReadingRow
            key={reading.id}
            reading={reading}
            measure={measure}
            onEdit={() => setEdited(reading)}
          />
        ))}
      </ul>
      {listed.length < readings.length && (
        <Button variant="ghost" fullWidth className="mt-3" onClick={() => setAll(true)}>
          {historyText.showAll(readings.length)}
        </Button>
      )}
      <EditReading reading={edited} measure={measure} onClose={() => setEdited(null)} />
    </Card>
  );
}
