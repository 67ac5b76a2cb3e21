import type { ReactNode } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { MAX_NAME_LENGTH, PLACE_KINDS, type PlaceContent } from '../../../rules/places.ts';
import { formText, kindNames } from '../../messages/places.ts';
import { EquipmentCard } from './equipment-card.tsx';
import { type CheckedPlace, checkPlace, toPlaceDraft } from './place-draft.ts';
import { WeightsCard } from './weights-card.tsx';

type PlaceFormProps = {
  start: PlaceContent;
  action: string;
  children?: ReactNode;
  send: (content: CheckedPlace) => Promise<unknown>;
  onSent: () => void;
};

const kinds = PLACE_KINDS.map((value) => ({ value, label: kindNames[value] }));

/** A place: what it is called, what is there, and which weights. */
export function PlaceForm({ start, action, children, send, onSent }: PlaceFormProps) {
  const { weightUnit } = useUnits();
  const form = useForm({
    start: toPlaceDraft(start, weightUnit),
    check: (draft) => checkPlace(draft, weightUnit),
    send,
    onSent,
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {children}
      <Card>
        <div className="grid grid-cols-1 gap-4">
          <TextField
            label={formText.name}
            required
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            {...form.text('name')}
          />
          <Segmented label={formText.kind} options={kinds} {...form.value('kind')} />
        </div>
      </Card>
      <EquipmentCard
        chosen={form.draft.equipment}
        onChange={(equipment) => form.change({ equipment })}
      />
      <WeightsCard form={form} unit={weightUnit} />
      <FormProblem form={form} />
      <SaveBar label={action} pending={form.pending} />
    </Form>
  );
}
