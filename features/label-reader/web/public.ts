/** What the screens of other features may use of the label reader. */

export { useLabelReader } from './hooks/use-label-reader.ts';
export { noteOfDoubt, notReadHere } from './messages.ts';
