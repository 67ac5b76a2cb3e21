import { useState } from 'react';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import type { EnergyUnit, OwnFoodContent, OwnFoodDraft } from '../../rules/own-food-draft.ts';
import { type OwnFoodReading, readOwnFoodDraft } from '../../rules/own-food-reading.ts';

export type OwnFoodForm = {
  draft: OwnFoodDraft;
  reading: OwnFoodReading;
  energyUnit: EnergyUnit;
  /** counts the attempts to save something that cannot be saved yet */
  attempts: number;
  change: (part: Partial<OwnFoodDraft>) => void;
  /** what is wrong with a field, once the person has left it or tried to save */
  errorOf: (field: string) => string | undefined;
  touch: (field: string) => void;
  /** the food, or null after showing what is wrong */
  checked: () => OwnFoodContent | null;
  showFieldErrors: (error: unknown) => void;
  reset: (draft: OwnFoodDraft) => void;
};

/** A typed figure written back as it was understood; what is no figure stays as it is. */
export function formatParsed(text: string): string {
  const value = parseDecimal(text);
  return typeof value === 'number' ? formatDecimal(value, 4) : text;
}

type Options = {
  start: OwnFoodDraft;
  energyUnit: EnergyUnit;
  edited?: { content: OwnFoodContent; shownAs: OwnFoodDraft } | undefined;
  onChange: (draft: OwnFoodDraft) => void;
};

/** State of the food form; returns a food in stored units. */
export function useOwnFoodForm({ start, energyUnit, edited, onChange }: Options): OwnFoodForm {
  const [draft, setDraft] = useState(start);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const reading = readOwnFoodDraft(draft, { energyUnit, read: parseDecimal, edited });
  return {
    draft,
    reading,
    energyUnit,
    attempts,
    change(part) {
      const next = { ...draft, ...part };
      setDraft(next);
      setRefused({});
      onChange(next);
    },
    errorOf: (field) =>
      refused[field] ?? (attempts > 0 || touched.has(field) ? reading.errors[field] : undefined),
    touch: (field) => setTouched((before) => new Set(before).add(field)),
    checked() {
      if (!reading.content) setAttempts(attempts + 1);
      return reading.content;
    },
    showFieldErrors(error) {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return;
      setRefused(error.fields);
      setAttempts(attempts + 1);
    },
    reset(next) {
      setDraft(next);
      setTouched(new Set());
      setAttempts(0);
      setRefused({});
    },
  };
}
