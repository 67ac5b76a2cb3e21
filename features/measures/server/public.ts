/** What other features and the server's start may use of measures. */

export { dayFiguresOf, trackedMeasuresOf } from './actions.ts';
export { measuresPersonalData } from './queries.ts';
