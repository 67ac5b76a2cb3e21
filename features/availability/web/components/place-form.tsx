import type { ReactNode } from 'react';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { type Checked, useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { SessionPlace } from '../../contract.ts';
import { placeErrors, placesText } from '../messages/places.ts';
import { toWholeMinutes } from './week-draft.ts';

export type PlaceContent = Omit<SessionPlace, 'id' | 'version'>;
type Draft = {
  name: string;
  suburb: string;
  postcode: string;
  /** minutes by the id of the other place */
  ways: Readonly<Record<string, string>>;
};

const wayField = (id: string): string => `way ${id}`;

const toDraft = ({ name, suburb, postcode, travelMinutes }: PlaceContent): Draft => ({
  name,
  suburb,
  postcode: postcode ?? '',
  ways: Object.fromEntries(Object.entries(travelMinutes).map(([id, way]) => [id, String(way)])),
});

function check(draft: Draft): Checked<PlaceContent> {
  const [name, suburb, postcode] = [draft.name.trim(), draft.suburb.trim(), draft.postcode.trim()];
  const errors: Record<string, string | false> = {
    name: name === '' && placeErrors.name,
    suburb: suburb === '' && placeErrors.suburb,
    postcode: !/^(\d{4})?$/.test(postcode) && placeErrors.postcode,
  };
  const travelMinutes: Record<string, number> = {};
  for (const [id, text] of Object.entries(draft.ways)) {
    if (text.trim() === '') continue;
    const minutes = toWholeMinutes(text);
    if (minutes === null) errors[wayField(id)] = placeErrors.way;
    else travelMinutes[id] = minutes;
  }
  return { errors, content: { name, suburb, postcode: postcode || null, travelMinutes } };
}

type PlaceFormProps = {
  start: PlaceContent;
  others: readonly SessionPlace[];
  children?: ReactNode;
  send: (content: PlaceContent) => Promise<unknown>;
  onSent: () => void;
};

/** A place, and the way to the others. */
export function PlaceForm({ start, others, children, send, onSent }: PlaceFormProps) {
  const form = useForm({ start: toDraft(start), check, send, onSent });
  const { ways } = form.draft;
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {children}
      <TextField label={placesText.name} required maxLength={80} {...form.text('name')} />
      <TextField label={placesText.suburb} required maxLength={80} {...form.text('suburb')} />
      <TextField
        label={placesText.postcode}
        hint={placesText.postcodeHint}
        inputMode="numeric"
        maxLength={4}
        {...form.text('postcode')}
      />
      {others.map(({ id, name }) => (
        <NumberField
          key={id}
          label={placesText.way(name)}
          hint={placesText.wayHint}
          inputMode="numeric"
          unit="min"
          value={ways[id] ?? ''}
          error={form.errors[wayField(id)]}
          onValueChange={(text) => form.change({ ways: { ...ways, [id]: text } })}
        />
      ))}
      <FormProblem form={form} />
      <Button type="submit" pending={form.pending}>
        {placesText.save}
      </Button>
    </Form>
  );
}
