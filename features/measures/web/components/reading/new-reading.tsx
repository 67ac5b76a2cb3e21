import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { useMomentOn, useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { Measure } from '../../../rules/measure.ts';
import { useAddReading } from '../../api.ts';
import { historyText } from '../../messages.ts';
import { ReadingForm } from './reading-form.tsx';

/** A value of today or an earlier day. */
export function NewReading({ measure }: { measure: Measure }) {
  const today = useToday();
  const momentOn = useMomentOn();
  // One reading, however often it is sent; the next one gets another id.
  const [id, setId] = useState(newId);
  const add = useAddReading();
  return (
    <Card title={historyText.add}>
      <ReadingForm
        key={today}
        measure={measure}
        date={today}
        action={historyText.save}
        send={({ text: _, ...reading }) =>
          add.mutateAsync({ ...reading, ...momentOn(reading.date), kind: measure.key, id })
        }
        onSent={() => setId(newId())}
      />
    </Card>
  );
}
