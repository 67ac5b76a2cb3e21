/** What other screens may use of programmes. */
export { useProgrammeInput } from './hooks/use-programme-input.ts';
