/** What other screens may use of progression. */

export { RECORD_NAMES, recordFormula, recordText } from './messages/records.ts';
export { whyText } from './messages/why.ts';
