export const fileText = {
  title: 'Import or export',
  importLead:
    'One row for each value, with the columns date, measure and value. Time, value 2 and unit are optional.',
  unknownColumns: 'Your file needs the columns date, measure and value.',
  ready: (count: number) => (count === 1 ? '1 value is ready' : `${count} values are ready`),
  preview: 'First values',
  skipped: (count: number) =>
    count === 1 ? '1 row has a problem' : `${count} rows have a problem`,
  skippedLead: 'These rows are left out. Correct them in your file, then choose it again.',
  row: (row: number, problem: string) => `Row ${row}: ${problem}`,
  more: (count: number) => `And ${count} more.`,
  nothing: 'No row can be imported. Correct the file and choose it again.',
  save: (count: number) => (count === 1 ? 'Import 1 value' : `Import ${count} values`),
  saving: 'Importing...',
  tooMany: (most: string) => `Use at most ${most} rows in one file.`,
  online: 'Importing needs a connection.',
  twice: 'Importing the same file again adds nothing.',
  exportTitle: 'Export a CSV file',
  exportLead: 'All your measurements, one row for each value. You can import the file again.',
  exportAll: 'Download CSV',
};
