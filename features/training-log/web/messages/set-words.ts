import type { SetTarget } from '#features/training-sessions/rules/session-kinds.ts';
import type { SetField } from '../../rules/set-fields.ts';
import { toText, type Writing } from '../components/keypad/typed-value.ts';

type Look = Omit<Writing, 'field'>;

/** "60 kg", "8", "1:30"; empty where it is not known. */
function fieldText(value: number | null, field: SetField, look: Look): string {
  const text = toText(value, { ...look, field });
  if (text === '') return '';
  if (field === 'loadKg') return `${text} ${look.unit}`;
  if (field === 'metres') return `${text} ${look.isLong ? 'km' : 'm'}`;
  if (field === 'seconds') return text.includes(':') ? text : `${text} s`;
  if (field === 'reserve') return look.effort === 'rpe' ? `RPE ${text}` : `${text} left`;
  return text;
}

/** A set in words for a screen reader: "60 kg for 8"; empty where nothing is known. */
export function describeValues(
  valueOf: (field: SetField) => number | null,
  fields: readonly SetField[],
  look: Look,
): string {
  const told = (field: SetField) =>
    fields.includes(field) && fieldText(valueOf(field), field, look);
  const load = valueOf('loadKg') === 0 ? '' : told('loadKg');
  const reps = told('reps');
  const isAlone = !load && !told('metres') && !told('seconds');
  const parts = [load, told('metres'), told('seconds'), reps && isAlone ? `${reps} reps` : reps];
  const text = parts.filter(Boolean).join(' for ');
  const effort = told('reserve');
  return [text, effort].filter(Boolean).join(', ');
}

/** The same short, for the eye: "60 × 8". */
export function shortValues(
  valueOf: (field: SetField) => number | null,
  fields: readonly SetField[],
  look: Look,
): string {
  const load = valueOf('loadKg');
  const parts = fields.flatMap((field) => {
    if (field === 'reserve' || (field === 'loadKg' && load === 0)) return [];
    const text =
      field === 'loadKg' || field === 'reps'
        ? toText(valueOf(field), { ...look, field })
        : fieldText(valueOf(field), field, look);
    return text ? [text] : [];
  });
  return parts.join(' × ');
}

/** The same with its units: "60 kg × 8", "8 reps". */
export function unitValues(
  valueOf: (field: SetField) => number | null,
  fields: readonly SetField[],
  look: Look,
): string {
  const parts = fields.flatMap((field) => {
    if (field === 'reserve' || (field === 'loadKg' && valueOf(field) === 0)) return [];
    const text = fieldText(valueOf(field), field, look);
    return text ? [{ field, text }] : [];
  });
  const [only] = parts;
  if (parts.length === 1 && only?.field === 'reps') {
    return `${only.text} ${repsWord(valueOf('reps') ?? 0)}`;
  }
  return parts.map(({ text }) => text).join(' × ');
}

const rangeText = ([from, to]: readonly [number, number], text: (value: number) => string) =>
  from === to ? text(from) : `${text(from)}–${text(to)}`;

/** The ranges that were planned for a set: "8–10 reps", "30–45 s". */
export function shortPlan(target: SetTarget, look: Look): string {
  const reps = target.reps && `${rangeText(target.reps, String)} ${repsWord(target.reps[1])}`;
  const seconds =
    target.seconds && rangeText(target.seconds, (value) => fieldText(value, 'seconds', look));
  const metres = target.metres === null ? '' : fieldText(target.metres, 'metres', look);
  return [metres, reps ?? '', seconds ?? ''].filter(Boolean).join(' × ');
}

const repsWord = (count: number): string => (count === 1 ? 'rep' : 'reps');
