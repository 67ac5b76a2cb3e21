import type { Doubt } from '../rules/read-panel.ts';

const NOTES: Record<Doubt, string> = {
  'columns-differ': 'Check this: the two columns don’t match.',
  'read-once': 'Check this: read only once.',
  'hard-to-read': 'Too hard to read. Type it from the label.',
  range: 'The label gives a range. This is its middle.',
  'energy-differs': 'Check this: the energy doesn’t match.',
  'more-than-whole': 'Check this: a part is more than its total.',
  converted: 'Check this: worked out from the serving.',
  'which-column': 'Check this: it may be from the other column.',
};

/** What is said beside a figure of the form. */
export const noteOfDoubt = (doubt: Doubt): string => NOTES[doubt];

export const notReadHere =
  'The label reader couldn’t be loaded. Connect once to load it (about 18 MB), then it works offline too.';
