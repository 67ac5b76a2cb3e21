import { useState } from 'react';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { type ColumnMapping, mapped, missingFields } from '../../rules/column-mapping.ts';
import { IMPORT_FIELDS, type ImportType, requiredFields } from '../../rules/import-fields.ts';

type ColumnListProps = {
  type: ImportType;
  columns: readonly string[];
  preview: readonly string[][];
  mapping: ColumnMapping;
  onMapping: (mapping: ColumnMapping) => void;
  onMatch: () => void;
};

/** Files with hundreds of columns show some at a time. */
const AT_ONCE = 40;
const SKIP = '';

/** The columns of the file, each with the field it goes to. */
export function ColumnList(props: ColumnListProps) {
  const { type, columns, preview, mapping, onMapping, onMatch } = props;
  const [shown, setShown] = useState(AT_ONCE);
  const required = requiredFields(type).length;
  const done = required - missingFields(mapping, type).length;
  const options = [
    { value: SKIP, label: 'Skip column' },
    ...IMPORT_FIELDS[type].map(({ value, label, required }) => ({
      value,
      label: required ? `${label} *` : label,
    })),
  ];
  const example = (at: number) =>
    preview.map((cells) => cells[at] ?? '').find((cell) => cell.trim());
  return (
    <Card
      title="Map columns"
      action={
        <Badge tone={done === required ? 'success' : 'warn'}>
          {done} of {required} required fields mapped
        </Badge>
      }
    >
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {columns.slice(0, shown).map((key, at) => (
          <li key={key} className="min-w-0">
            <SelectField
              label={<span className="break-all">{key}</span>}
              value={mapping[key] ?? SKIP}
              options={options}
              hint={<span className="block truncate">{example(at) ?? 'Empty'}</span>}
              onChange={({ currentTarget: { value } }) =>
                onMapping(mapped(mapping, key, value === SKIP ? null : value))
              }
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" onClick={onMatch}>
          Match columns by name
        </Button>
        {shown < columns.length && (
          <Button variant="ghost" size="sm" onClick={() => setShown(shown + AT_ONCE * 5)}>
            Show more columns ({columns.length - shown})
          </Button>
        )}
      </div>
    </Card>
  );
}
