/** What the food log and the page that reads sentences use. */

export { KeptSentences } from './components/kept-sentences.tsx';
export { forgetSentence, keepRest, keepSentence } from './hooks/kept-list.ts';
export { useKeptSentence } from './hooks/use-kept-sentence.ts';
