import { kgToLb } from '#platform/shared/units.ts';
import type { ReportData } from './report-data.ts';

/** A figure with grouped thousands and at most `digits` decimals. */
export const figure = (value: number, digits = 0): string => {
  const rounded = Number(value.toFixed(digits));
  return (Object.is(rounded, -0) ? 0 : rounded).toLocaleString('en-AU', {
    maximumFractionDigits: digits,
  });
};

type Units = Pick<ReportData, 'person'>;

export const inWeightUnit = (kg: number, { person }: Units): number =>
  person.weightUnit === 'lb' ? kgToLb(kg) : kg;

/** "72.4 kg" */
export const weightText = (kg: number, data: Units, digits = 1): string =>
  `${figure(inWeightUnit(kg, data), digits)} ${data.person.weightUnit}`;

/** "up 0.4 kg", "down 0.4 kg", "unchanged" */
export function changeText(kg: number, data: Units): string {
  const text = figure(Math.abs(inWeightUnit(kg, data)), 1);
  if (text === '0') return 'unchanged';
  return `${kg > 0 ? 'up' : 'down'} ${text} ${data.person.weightUnit}`;
}

export const count = (value: number, one: string, many = `${one}s`): string =>
  `${figure(value)} ${value === 1 ? one : many}`;

/** "at least " where some of what was logged does not say. */
export const atLeastText = (atLeast: boolean): string => (atLeast ? 'at least ' : '');
