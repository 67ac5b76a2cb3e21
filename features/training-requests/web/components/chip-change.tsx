import { useUnits } from '#features/account/web/public.ts';
import { shortWeekdayName, WEEK } from '#platform/shared/calendar-words.ts';
import { kgToLb, lbToKg } from '#platform/shared/units.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { Chip } from '../../rules/chips.ts';
import { FIELD_NAMES } from '../messages/chip-names.ts';
import { chooseADay, giveFigure, giveWeights, separateWeights } from '../messages.ts';
import { OPTIONS, WHOLE_NUMBERS } from './chip-options.ts';

const MAX_HAND_KG = 100;
const FORM_ID = 'chip-change';

type ChipChangeProps = {
  chip: Chip;
  onClose: () => void;
  onChange: (chip: Chip) => void;
};

/** Changes one chip: a choice, a figure, weights or days. */
export function ChipChange({ chip, onClose, onChange }: ChipChangeProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={FIELD_NAMES[chip.field]}
      toType={chip.field === 'minutes' || chip.field === 'daysPerWeek'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID}>
            Change
          </Button>
        </>
      }
    >
      <Change chip={chip} onClose={onClose} onChange={onChange} />
    </Dialog>
  );
}

function Change(props: ChipChangeProps) {
  const { field } = props.chip;
  if (field === 'weekdays') return <Days {...props} />;
  if (OPTIONS[field]) return <Choice {...props} />;
  return <Figures {...props} />;
}

function Choice({ chip, onChange }: ChipChangeProps) {
  const options = OPTIONS[chip.field] ?? [];
  const form = useForm({
    start: { value: String(chip.value) },
    check: (draft) => ({ content: draft }),
    send: async ({ value }) => onChange({ field: chip.field, value } as Chip),
  });
  return (
    <Form form={form} id={FORM_ID}>
      <SelectField label={FIELD_NAMES[chip.field]} options={options} {...form.text('value')} />
    </Form>
  );
}

function Days({ chip, onChange }: ChipChangeProps) {
  const form = useForm({
    start: { days: chip.field === 'weekdays' ? [...chip.value] : [] },
    check: ({ days }) => ({
      content: days.length > 0 ? days.toSorted((a, b) => a - b) : null,
      errors: { days: days.length === 0 && chooseADay },
    }),
    send: async (value) => onChange({ field: 'weekdays', value }),
  });
  const { days } = form.draft;
  return (
    <Form form={form} id={FORM_ID}>
      <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))] gap-2">
        <legend className="sr-only">{FIELD_NAMES.weekdays}</legend>
        {WEEK.map((day) => {
          const on = days.includes(day);
          return (
            <button
              key={day}
              type="button"
              aria-pressed={on}
              onClick={() =>
                form.change({ days: on ? days.filter((one) => one !== day) : [...days, day] })
              }
              className={classNames(
                'min-h-12 rounded-control border font-medium',
                on
                  ? 'border-accent bg-accent-soft text-ink'
                  : 'border-line-strong text-muted hover:bg-hover',
              )}
            >
              {shortWeekdayName(day)}
            </button>
          );
        })}
      </fieldset>
      {form.errors.days && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {form.errors.days}
        </p>
      )}
    </Form>
  );
}

/** Whole numbers, or weights in the person's unit. */
function Figures({ chip, onChange }: ChipChangeProps) {
  const { weightUnit } = useUnits();
  const range = WHOLE_NUMBERS[chip.field];
  const isOne = chip.field === 'maxDumbbellKg' || range !== undefined;
  const toShown = (kg: number) => (weightUnit === 'lb' ? kgToLb(kg) : kg);
  const values = Array.isArray(chip.value) ? (chip.value as number[]) : [chip.value as number];
  const form = useForm({
    start: {
      text: values.map((value) => formatDecimal(range ? value : toShown(value), 1)).join(' '),
    },
    check: ({ text }) => {
      const read = text.trim().split(/\s+/).map(parseDecimal);
      const typed = read.flatMap((one) => (typeof one === 'number' ? [one] : []));
      const kept = range
        ? typed
        : typed.map((value) => (weightUnit === 'lb' ? lbToKg(value) : value));
      const [least, most] = range ?? [0.1, MAX_HAND_KG];
      const isRight =
        kept.length === read.length &&
        kept.length > 0 &&
        (!isOne || kept.length === 1) &&
        kept.every(
          (value) => value >= least && value <= most && (!range || Number.isInteger(value)),
        );
      if (!isRight) {
        const error = isOne
          ? giveFigure(range ? least : 1, Math.floor(range ? most : toShown(most)))
          : giveWeights;
        return { errors: { text: error } };
      }
      return { content: kept.map((value) => Math.round(value * 10) / 10) };
    },
    send: async (kept) => onChange({ field: chip.field, value: isOne ? kept[0] : kept } as Chip),
  });
  return (
    <Form form={form} id={FORM_ID}>
      <NumberField
        label={FIELD_NAMES[chip.field]}
        unit={range ? undefined : weightUnit}
        hint={isOne ? undefined : separateWeights}
        {...form.value('text')}
      />
    </Form>
  );
}
