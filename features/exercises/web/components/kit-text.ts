import { formatList } from '#platform/shared/format-list.ts';
import type { Equipment } from '../../rules/equipment-kinds.ts';
import type { Exercise } from '../../rules/exercise.ts';
import { NO_EQUIPMENT, nameOfEquipment, startSentence } from '../messages.ts';

/** "Barbell and rack", or "No equipment". */
export const nameKit = (needed: readonly Equipment[]): string =>
  needed.length === 0 ? NO_EQUIPMENT : startSentence(formatList(needed.map(nameOfEquipment)));

/** The usual kit in a few words: what a list has room for. */
export const describeKit = ({ kit }: Pick<Exercise, 'kit'>): string => nameKit(kit[0] ?? []);
