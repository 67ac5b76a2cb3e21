import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { measureMutations } from '../../api.ts';
import { ownText } from '../../messages/own.ts';
import { OwnMeasureForm } from './own-measure-form.tsx';

export function NewOwnMeasure() {
  // One measure, however often it is sent; the next one gets another id.
  const [id, setId] = useState(newId);
  const add = useMutation(measureMutations.add);
  return (
    <OwnMeasureForm
      stored={null}
      hasReadings={false}
      action={ownText.add}
      send={(content) => add.mutateAsync({ ...content, id })}
      onSent={() => setId(newId())}
    />
  );
}
