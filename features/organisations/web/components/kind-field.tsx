import { SelectField } from '#platform/web/ui/select-field.tsx';
import { KINDS, type Kind } from '../../rules.ts';
import { kindNames } from '../messages.ts';

export function KindField({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) {
  return (
    <SelectField
      label="Kind"
      value={value}
      options={KINDS.map((kind) => ({ value: kind, label: kindNames[kind] }))}
      onChange={(event) => onChange(event.target.value as Kind)}
    />
  );
}
