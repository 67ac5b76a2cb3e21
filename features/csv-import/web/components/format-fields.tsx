import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import {
  DECIMALS,
  DELIMITERS,
  ENCODINGS,
  type FileFormat,
  QUOTES,
} from '../../rules/file-format.ts';

const ENCODING_NAMES: Record<FileFormat['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
};
const SIGN_NAMES: Record<string, string> = {
  ',': 'Comma ,',
  ';': 'Semicolon ;',
  '\t': 'Tab',
  '|': 'Bar |',
  '"': 'Double "',
  "'": "Single '",
  none: 'None',
  '.': 'Point .',
};

const optionsOf = (values: readonly string[], names: Record<string, string>) =>
  values.map((value) => ({ value, label: names[value] ?? value }));

/** How the file is written, as it was found out; each may be corrected. */
export function FormatFields({
  format,
  onFormat,
}: {
  format: FileFormat;
  onFormat: (format: FileFormat) => void;
}) {
  return (
    <Card title="File format">
      <p className="mb-3 text-sm text-muted">Detected. Change it if the preview looks wrong.</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <SelectField
          label="Encoding"
          value={format.encoding}
          options={optionsOf(ENCODINGS, ENCODING_NAMES)}
          onChange={({ currentTarget: { value } }) =>
            onFormat({ ...format, encoding: value as FileFormat['encoding'] })
          }
        />
        <SelectField
          label="Delimiter"
          value={format.delimiter}
          options={optionsOf(DELIMITERS, SIGN_NAMES)}
          onChange={({ currentTarget: { value } }) =>
            onFormat({ ...format, delimiter: value as FileFormat['delimiter'] })
          }
        />
        <SelectField
          label="Quotes"
          value={format.quote}
          options={optionsOf(QUOTES, SIGN_NAMES)}
          onChange={({ currentTarget: { value } }) =>
            onFormat({ ...format, quote: value as FileFormat['quote'] })
          }
        />
        <SelectField
          label="Decimal sign"
          value={format.decimal}
          options={optionsOf(DECIMALS, SIGN_NAMES)}
          onChange={({ currentTarget: { value } }) =>
            onFormat({ ...format, decimal: value as FileFormat['decimal'] })
          }
        />
      </div>
    </Card>
  );
}
