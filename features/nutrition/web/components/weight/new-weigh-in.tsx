import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { useMomentOn, useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useAddWeighIn } from '../../api/weigh-ins.ts';
import { WeighInForm } from './weigh-in-form.tsx';

/** Today's weight; the last one stands there already. */
export function NewWeighIn({ lastKg }: { lastKg: number | null }) {
  const today = useToday();
  const momentOn = useMomentOn();
  // One weigh-in, however often it is sent; the next one gets another id.
  const [id, setId] = useState(newId);
  const add = useAddWeighIn();
  return (
    <Card title="Weigh in">
      <WeighInForm
        // Stays in place when it is saved, and the focus with it.
        key={today}
        weightKg={lastKg}
        date={today}
        action="Save weight"
        send={(draft) =>
          add.mutateAsync({
            ...draft,
            localTime: null,
            timeZone: null,
            ...momentOn(draft.date),
            id,
          })
        }
        onSent={() => setId(newId())}
      />
    </Card>
  );
}
