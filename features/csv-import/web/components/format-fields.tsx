import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import {
  DECIMALS,
  DELIMITERS,
  ENCODINGS,
  type FileFormat,
  QUOTES,
} from '../../rules/file-format.ts';
import { whenFirstRowsLookWrong } from '../messages.ts';

const ENCODING_NAMES: Record<FileFormat['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
};
const DELIMITER_NAMES = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Bar |' };
const QUOTE_NAMES = { '"': 'Double quotes', "'": 'Single quotes', none: 'No quotes' };
const DECIMAL_NAMES = { '.': 'Decimal point', ',': 'Decimal comma' };

type Choice<Key extends keyof FileFormat> = {
  key: Key;
  label: string;
  values: readonly FileFormat[Key][];
  names: Record<string, string>;
};
const choices: Choice<keyof FileFormat>[] = [
  { key: 'encoding', label: 'Encoding', values: ENCODINGS, names: ENCODING_NAMES },
  { key: 'delimiter', label: 'Delimiter', values: DELIMITERS, names: DELIMITER_NAMES },
  { key: 'quote', label: 'Quotes', values: QUOTES, names: QUOTE_NAMES },
  { key: 'decimal', label: 'Decimal sign', values: DECIMALS, names: DECIMAL_NAMES },
];

type FormatFieldsProps = { format: FileFormat; onFormat: (format: FileFormat) => void };

/** How the file is written, as it was found out; each may be corrected. */
export function FormatFields({ format, onFormat }: FormatFieldsProps) {
  const found = choices.map(({ key, names }) => names[format[key]]).join(' · ');
  return (
    <Card title="File format">
      <p className="text-sm text-muted">Detected: {found}</p>
      <Disclosure label="Change the format">
        <p className="mb-3 text-sm text-muted">{whenFirstRowsLookWrong}</p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
          {choices.map(({ key, label, values, names }) => (
            <SelectField
              key={key}
              label={label}
              value={format[key]}
              options={values.map((value) => ({ value, label: names[value] ?? value }))}
              onChange={({ currentTarget: { value } }) => onFormat({ ...format, [key]: value })}
            />
          ))}
        </div>
      </Disclosure>
    </Card>
  );
}
