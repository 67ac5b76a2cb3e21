export const navyText = {
  title: 'Work it out with a tape measure',
  lead: 'The US Navy formula estimates body fat from your height and girths.',
  error: (points: number) =>
    `It is often ${Math.floor(points)} to ${Math.ceil(points)} percentage points off. Use it to see a direction, not an exact figure.`,
  source: 'Source: Hodgdon and Beckett, Naval Health Research Center, 1984.',
  pregnancy: 'It doesn’t work in pregnancy.',
  result: (percent: string) => `About ${percent} %`,
  save: 'Save estimate',
  saving: 'Saving...',
  enterAll: (names: string) => `Enter ${names} to see your estimate.`,
  impossible: 'Check your girths. The formula gives no result for them.',
  needsHeight: 'Add your height and gender in your profile first.',
  toProfile: 'Open profile',
};
