/** What screens with planned meals use of eating them. */

export { useAteIt, useUndoAteIt } from './api.ts';
