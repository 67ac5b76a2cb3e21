import { NumberField } from '#platform/web/ui/number-field.tsx';
import type { Measure } from '../../../rules/measure.ts';
import { todayText } from '../../messages.ts';
import { ScaleField } from './scale-field.tsx';
import type { ReadingText } from './typed-reading.ts';

type ReadingFieldsProps = {
  measure: Measure;
  value: ReadingText;
  onValueChange: (value: ReadingText) => void;
  error: string | undefined;
  hint?: string | undefined;
  required?: boolean;
};

/** The control for one reading: a figure, hours and minutes, two figures, or a choice of five. */
export function ReadingFields(props: ReadingFieldsProps) {
  const { measure, value, onValueChange, error, hint, required = false } = props;
  const { name, unit, form, digits } = measure;
  if (form === 'scale') {
    return (
      <ScaleField
        label={name}
        words={measure.words ?? []}
        value={value.first}
        onValueChange={(first) => onValueChange({ first, second: '' })}
        error={error}
        hint={hint}
      />
    );
  }
  if (form !== 'duration' && form !== 'pressure') {
    return (
      <NumberField
        label={name}
        unit={unit}
        required={required}
        inputMode={digits === 0 ? 'numeric' : 'decimal'}
        value={value.first}
        onValueChange={(first) => onValueChange({ ...value, first })}
        error={error}
        hint={hint}
      />
    );
  }
  const [first, second] =
    form === 'duration'
      ? [
          { label: todayText.hours, unit: 'h' },
          { label: todayText.minutes, unit: 'min' },
        ]
      : [
          { label: todayText.systolic, unit },
          { label: todayText.diastolic, unit },
        ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium text-muted">{name}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-start gap-3">
        <NumberField
          {...first}
          required={required}
          inputMode="numeric"
          value={value.first}
          onValueChange={(text) => onValueChange({ ...value, first: text })}
          error={error}
          hint={hint}
        />
        <NumberField
          {...second}
          required={required && form === 'pressure'}
          inputMode="numeric"
          value={value.second}
          onValueChange={(text) => onValueChange({ ...value, second: text })}
        />
      </div>
    </fieldset>
  );
}
