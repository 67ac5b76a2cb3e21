import type { ColumnMapping } from '#features/csv-import/rules/column-mapping.ts';
import { distanceUnitIn, weightUnitIn } from './units.ts';

export type FileColumns = {
  at: Readonly<Record<string, number>>;
  /** named by the columns themselves */
  weight: 'kg' | 'lb' | null;
  distance: 'km' | 'mi' | 'm' | null;
};

/** Where the fields of a file stand, and the units that its columns name. */
export function findColumns(columns: readonly string[], mapping: ColumnMapping): FileColumns {
  const named = Object.entries(mapping).map(([column, field]) => ({ column, field }));
  const nameOf = (field: string) => named.find((one) => one.field === field)?.column ?? '';
  const at = Object.fromEntries(named.map(({ column, field }) => [field, columns.indexOf(column)]));
  const spaced = (name: string) => name.replaceAll('_', ' ');
  return {
    at,
    weight: weightUnitIn(spaced(nameOf('weight'))),
    distance: distanceUnitIn(spaced(nameOf('distance'))),
  };
}
