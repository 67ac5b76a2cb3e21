import { SelectField } from '#platform/web/ui/select-field.tsx';
import { KINDS, type Kind } from '../../../rules.ts';
import { kindNames } from '../../messages.ts';

type KindFieldProps = { value: Kind; onValueChange: (kind: Kind) => void };

export function KindField({ value, onValueChange }: KindFieldProps) {
  return (
    <SelectField
      label="Kind"
      value={value}
      options={KINDS.map((kind) => ({ value: kind, label: kindNames[kind] }))}
      onChange={(event) => onValueChange(event.target.value as Kind)}
    />
  );
}
