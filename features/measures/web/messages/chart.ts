/** What a chart of a measure shows, for those who do not see it. */
export const chartLabel = (name: string, first: string, last: string, days: number): string =>
  days === 1
    ? `${name}: ${last} on one day. The table has the figure.`
    : `${name}: ${days} days, from ${first} to ${last}. The table has every figure.`;

export const readAlong = (name: string): string => `${name}, day by day`;

export const gapsStay = 'The line breaks where nothing was measured for a while.';

export const valuesName = 'Values';
export const systolic = 'Systolic';
export const diastolic = 'Diastolic';

export const noChange = 'No change';
export const onAverage = (figure: string) => `${figure} on average`;
