export const chartNotLoaded = 'Couldn’t load this chart.';
