import type { ErasedOnly } from '#platform/server/db/personal-table.ts';

export const csvImportErasedOnly: ErasedOnly[] = [
  { name: 'csv_imports', because: 'That a file was imported; what it became is exported.' },
  {
    name: 'csv_import_batches',
    because: 'Staged rows, deleted after seven days; what they became is exported.',
  },
];
