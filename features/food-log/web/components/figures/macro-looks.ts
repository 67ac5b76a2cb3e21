import type { Macro } from '../../../rules/item/nutrients.ts';

/** The macros as screens show them: name and colour. */
export const MACRO_LOOKS: readonly { key: Macro; name: string; colour: string }[] = [
  { key: 'protein', name: 'Protein', colour: 'bg-protein' },
  { key: 'carbs', name: 'Carbs', colour: 'bg-carbs' },
  { key: 'fat', name: 'Fat', colour: 'bg-fat' },
];
