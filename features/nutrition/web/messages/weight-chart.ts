export const weightChart = (
  from: string,
  to: string,
  { first, last, hasTable }: { first: string; last: string; hasTable: boolean },
) =>
  `Your weight from ${from} to ${to}: the trend went from ${first} to ${last}.${
    hasTable ? ' The table has every day.' : ''
  }`;
