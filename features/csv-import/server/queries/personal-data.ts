import type { ErasedOnly } from '#platform/server/db/personal-table.ts';

export const csvImportErasedOnly: ErasedOnly[] = [
  { name: 'csv_imports', because: 'File imports. The imported records are exported.' },
  {
    name: 'csv_import_batches',
    because: 'Staged rows, deleted after seven days. The imported records are exported.',
  },
];
