import { useRef, useState } from 'react';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type ColumnMapping, mapped, missingFields } from '../../rules/column-mapping.ts';
import { IMPORT_FIELDS, type ImportType, requiredFields } from '../../rules/import-fields.ts';
import { findColumn, requiredFieldsMapped } from '../messages.ts';

type ColumnListProps = {
  type: ImportType;
  columns: readonly string[];
  preview: readonly string[][];
  mapping: ColumnMapping;
  onMapping: (mapping: ColumnMapping) => void;
  onMatch: () => void;
};

/** Files with hundreds of columns show some at a time, and always those that are mapped. */
const PAGE_SIZE = 24;
const SKIP = '';
const MAX_COLUMNS_SHOWN = 200;

/** The file's columns with their fields. */
export function ColumnList(props: ColumnListProps) {
  const { type, columns, preview, mapping, onMapping, onMatch } = props;
  const [shown, setShown] = useState(PAGE_SIZE);
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLUListElement>(null);
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
    preview
      .map((cells) => cells[at] ?? '')
      .find((cell) => cell.trim())
      ?.slice(0, MAX_COLUMNS_SHOWN);
  const found = columns
    .map((key, at) => ({ key, at }))
    .filter(({ key }) => key.toLowerCase().includes(wanted.trim().toLowerCase()));
  const visible = found.filter(({ key }, at) => at < shown || mapping[key] !== undefined);
  const rest = found.length - visible.length;
  const showMore = () => {
    const first = found.find(({ key }, at) => at >= shown && mapping[key] === undefined);
    setShown(shown + PAGE_SIZE * 4);
    requestAnimationFrame(() => {
      const at = [...(list.current?.children ?? [])].find(
        (item) => item instanceof HTMLElement && item.dataset['column'] === String(first?.at),
      );
      at?.querySelector('select')?.focus();
    });
  };
  return (
    <Card
      title="Map columns"
      action={
        <Badge tone={done === required ? 'success' : 'warn'}>
          {requiredFieldsMapped(done, required)}
        </Badge>
      }
    >
      {columns.length > PAGE_SIZE && (
        <div className="mb-4">
          <TextField
            label={findColumn(columns.length)}
            type="search"
            value={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          />
        </div>
      )}
      <ul ref={list} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {visible.map(({ key, at }) => (
          <li key={key} className="min-w-0" data-column={at}>
            <SelectField
              label={<span className="wrap-anywhere">{key}</span>}
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
        {rest > 0 && (
          <Button variant="ghost" size="sm" onClick={showMore}>
            Show more columns ({rest})
          </Button>
        )}
      </div>
    </Card>
  );
}
