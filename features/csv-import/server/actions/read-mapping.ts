import { AppError } from '#platform/shared/errors.ts';
import { type ColumnMapping, missingFields } from '../../rules/column-mapping.ts';
import { IMPORT_FIELDS, type ImportType, TYPE_LABELS } from '../../rules/import-fields.ts';

/** The mapping without columns that are skipped. Throws `invalid` for what no import could be made with. */
export function readMapping(type: ImportType, given: Record<string, string | null>): ColumnMapping {
  const mapping: ColumnMapping = Object.fromEntries(
    Object.entries(given).flatMap(([key, field]) =>
      field === null || field === '' || field === 'skip' ? [] : [[key, field]],
    ),
  );
  const wrong = (message: string) =>
    new AppError('invalid', { message, fields: { columnMapping: message } });
  const known = new Set(IMPORT_FIELDS[type].map(({ value }) => value));
  const used = new Set<string>();
  for (const [key, field] of Object.entries(mapping)) {
    if (!known.has(field)) {
      throw wrong(`${TYPE_LABELS[type]} have no field “${field}”. Map “${key}” to another one.`);
    }
    if (used.has(field)) throw wrong(`Map “${field}” to one column only.`);
    used.add(field);
  }
  const missing = missingFields(mapping, type).map(({ label }) => label);
  if (missing.length > 0) throw wrong(`Please map: ${missing.join(', ')}`);
  return mapping;
}
