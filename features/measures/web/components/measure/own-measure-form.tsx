import { type ReactNode, useState } from 'react';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import {
  asksAboutUnit,
  type Before,
  checkOwnMeasure,
  MAX_NAME_CHARS,
  MAX_UNIT_CHARS,
  type UnitChange,
} from '../../../rules/check-measure.ts';
import { FREQUENCIES, type Frequency } from '../../../rules/kinds.ts';
import { knownFactor, type MeasureContent, type StoredMeasure } from '../../../rules/measure.ts';
import { ownText } from '../../messages/own.ts';
import { frequencyText } from '../../messages.ts';
import { UnitChangeFields } from './unit-change-fields.tsx';

type OwnMeasureFormProps = {
  /** null: a new one */
  stored: StoredMeasure | null;
  hasReadings: boolean;
  action: string;
  children?: ReactNode;
  send: (content: MeasureContent) => Promise<unknown>;
  onSent: () => void;
};

const textOf = (figure: number | null | undefined): string => String(figure ?? '');

/** Name, unit, range and how often of a measure of one's own. */
export function OwnMeasureForm(props: OwnMeasureFormProps) {
  const { stored, hasReadings, action, children, send, onSent } = props;
  const before: Before | null = stored && {
    unit: stored.unit ?? '',
    earlierUnits: stored.earlierUnits,
    hasReadings,
  };
  const [kind, setKind] = useState<UnitChange['kind'] | null>(null);
  const suggested = (unit: string): number | null =>
    before && knownFactor(before.earlierUnits, before.unit, unit.trim());
  const form = useForm({
    start: {
      name: stored?.name ?? '',
      unit: stored?.unit ?? '',
      low: textOf(stored?.low),
      high: textOf(stored?.high),
      frequency: stored?.frequency ?? 'weekly',
      factor: '',
    },
    check: (draft) => {
      const factor = draft.factor === '' ? suggested(draft.unit) : parseDecimal(draft.factor);
      const change: UnitChange | null =
        kind === 'convert' ? { kind, factor } : kind === null ? null : { kind };
      const typed = { ...draft, low: parseDecimal(draft.low), high: parseDecimal(draft.high) };
      const checked = checkOwnMeasure(typed, before, change);
      return { ...checked, content: { ...checked.content, tracked: stored?.tracked ?? true } };
    },
    send,
    onSent: () => {
      form.reset();
      onSent();
    },
  });
  const asks = before !== null && asksAboutUnit(before, form.draft.unit);
  const factor = form.draft.factor || textOf(suggested(form.draft.unit));
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {children}
      <TextField label={ownText.name} required maxLength={MAX_NAME_CHARS} {...form.text('name')} />
      <TextField
        label={ownText.unit}
        hint={ownText.unitHint}
        maxLength={MAX_UNIT_CHARS}
        {...form.text('unit')}
      />
      {asks && (
        <UnitChangeFields
          from={before.unit}
          to={form.draft.unit.trim()}
          kind={kind}
          onKind={setKind}
          factor={factor}
          onFactor={(text) => form.change({ factor: text })}
          error={form.errors.factor}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
        <NumberField label={ownText.low} {...form.value('low')} hint={ownText.limitHint} />
        <NumberField label={ownText.high} {...form.value('high')} />
      </div>
      <SelectField
        label={ownText.frequency}
        value={form.draft.frequency}
        options={FREQUENCIES.map((value) => ({ value, label: frequencyText[value] }))}
        onChange={({ target }) => form.change({ frequency: target.value as Frequency })}
      />
      <FormProblem form={form} />
      <Button type="submit" fullWidth pending={form.pending}>
        {form.pending ? ownText.saving : action}
      </Button>
    </Form>
  );
}
