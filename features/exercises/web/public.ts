/** How other screens call the kinds of the library. */
export {
  LEVEL_NAMES,
  MUSCLE_NAMES,
  NO_EQUIPMENT,
  nameKit,
  nameOfEquipment,
  PATTERN_NAMES,
  STRESS_NAMES,
  startSentence,
} from './messages/kind-names.ts';
