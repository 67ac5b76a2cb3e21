export const tooManyRows = (max: string) =>
  `The file has more than ${max} rows. Split it into several files.`;

export const valueTooLong = (row: string, max: string) =>
  `Row ${row} has a value of more than ${max} characters. A quote may not be closed, or this is not a CSV file.`;

export const rowsTooLarge = (size: number, max: number) =>
  `The rows take ${size} MB with column names. The limit is ${max} MB. Split the file, or remove columns.`;

export const fileNotRead = 'The file couldn’t be read. Choose it again.';
