import { EQUIPMENT, type Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import { nameOfEquipment, startSentence } from '#features/exercises/web/public.ts';
import type { PlaceContent } from '../../../rules/places.ts';
import { placeText } from '../../messages/places.ts';
import { figureOf, type WeightUnit, weightText } from './weight-text.ts';

const MAX_NAMED = 3;

/** "dumbbells 2–20 kg" */
function nameWithWeights(equipment: Equipment, place: PlaceContent, unit: WeightUnit): string {
  const name = nameOfEquipment(equipment);
  const weights = equipment === 'dumbbells' ? place.dumbbellsKg : null;
  const [least, most] = [weights?.[0], weights?.at(-1)];
  if (least === undefined || most === undefined) return name;
  if (least === most) return `${name} ${weightText(least, unit)}`;
  return `${name} ${figureOf(least, unit)}–${weightText(most, unit)}`;
}

/** What is at a place in one line: "Dumbbells 2–20 kg, bench, chair, 2 more". */
export function summarisePlace(place: PlaceContent, unit: WeightUnit): string {
  const { equipment } = place;
  if (equipment.length === 0) return placeText.noEquipment;
  if (equipment.length === EQUIPMENT.length) return placeText.everything;
  const named = equipment.slice(0, MAX_NAMED).map((one) => nameWithWeights(one, place, unit));
  const more = equipment.length - named.length;
  return startSentence([...named, ...(more > 0 ? [placeText.andMore(more)] : [])].join(', '));
}
