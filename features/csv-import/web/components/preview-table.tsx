import { Card } from '#platform/web/ui/card.tsx';
import { type ColumnMapping, missingFields } from '../../rules/column-mapping.ts';
import type { ImportType } from '../../rules/import-fields.ts';
import { outcomesOf } from '../../rules/outcomes.ts';
import { rowPlan } from '../../rules/row-check.ts';
import { firstRowsFile } from '../messages.ts';
import type { CsvFile } from './use-csv-file.ts';

/** What scrolls has to be reached by the keyboard. */
const FOCUSABLE = { tabIndex: 0 };
const ROWS = 6;
const COLUMNS = 12;
/** Characters of a cell: it is cut to one line anyway. */
const MAX_COLUMNS_SHOWN = 200;

type PreviewTableProps = { file: CsvFile; type: ImportType; mapping: ColumnMapping };

/** The first rows as they were read, and what the rules say of each once the required fields are mapped. */
export function PreviewTable({ file, type, mapping }: PreviewTableProps) {
  const { columns, preview, format } = file;
  const ready = missingFields(mapping, type).length === 0;
  const outcomes = ready
    ? outcomesOf(rowPlan(type, columns, mapping, format.decimal), preview)
    : [];
  // Of very many columns those that are mapped are looked at first.
  const all = columns.map((key, at) => ({ key, at }));
  const isMapped = ({ key }: { key: string }) => mapping[key] !== undefined;
  const shown = (
    columns.length > COLUMNS
      ? [...all.filter(isMapped), ...all.filter((one) => !isMapped(one))]
      : all
  ).slice(0, COLUMNS);
  const cell = 'max-w-56 truncate px-3 py-2 text-left align-top';
  return (
    <Card title="First rows">
      <div
        role="region"
        aria-label={firstRowsFile}
        {...FOCUSABLE}
        className="-mx-1 overflow-x-auto rounded-control border border-line"
      >
        <table className="w-full text-sm">
          <thead className="bg-raised text-muted">
            <tr>
              <th scope="col" className={cell}>
                Row
              </th>
              {ready && (
                <th scope="col" className={cell}>
                  Check
                </th>
              )}
              {shown.map(({ key }) => (
                <th key={key} scope="col" className={cell}>
                  {key}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.slice(0, ROWS).map((cells, at) => {
              const detail = outcomes[at]?.detail;
              return (
                <tr key={at} className="border-t border-line">
                  <td className={`${cell} tabular text-muted`}>{at + 1}</td>
                  {ready && (
                    <td
                      className={`px-3 py-2 align-top ${detail ? 'min-w-56 text-danger' : 'text-success'}`}
                    >
                      {detail ?? 'Valid'}
                    </td>
                  )}
                  {shown.map(({ key, at }) => (
                    <td key={key} className={cell}>
                      {cells[at]?.slice(0, MAX_COLUMNS_SHOWN) ?? ''}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {columns.length > COLUMNS && (
        <p className="mt-2 text-sm text-muted">and {columns.length - COLUMNS} more columns</p>
      )}
    </Card>
  );
}
