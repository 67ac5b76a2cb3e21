import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { emptyDraft } from '../../../rules/activity/activity-form.ts';
import type { ActivityKind } from '../../../rules/activity/activity-kinds.ts';
import { useAddActivity } from '../../api.ts';
import { formText } from '../../messages/form.ts';
import { ActivityForm } from './activity-form.tsx';

type NewActivityProps = {
  /** what the person did last */
  lastKind: ActivityKind;
};

/** One activity typed by hand, of today unless another day is chosen. */
export function NewActivity({ lastKind }: NewActivityProps) {
  const today = useToday();
  // One activity, however often it is sent; the next one gets another id.
  const [id, setId] = useState(newId);
  const [first] = useState(lastKind);
  const add = useAddActivity();
  return (
    <Card title={formText.title}>
      <ActivityForm
        key={today}
        start={emptyDraft(first, today)}
        before={null}
        action={formText.add}
        send={(content) =>
          add.mutateAsync({ ...content, laps: [...content.laps], fromFile: null, id })
        }
        onSent={({ kind }) => {
          setId(newId());
          return emptyDraft(kind, today);
        }}
      />
    </Card>
  );
}
