import { useState } from 'react';
import type {
  EnergyUnit,
  OwnFoodContent,
  OwnFoodDraft,
} from '#features/foods/rules/own-foods/own-food-draft.ts';
import {
  type OwnFoodReading,
  readOwnFoodDraft,
} from '#features/foods/rules/own-foods/own-food-reading.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { type Form, useForm } from '#platform/web/forms/use-form.ts';

export type OwnFoodForm = Form<OwnFoodDraft> & {
  reading: OwnFoodReading;
  energyUnit: EnergyUnit;
  /** what is wrong with a field, once the person has left it or tried to save */
  errorOf: (field: string) => string | undefined;
  touch: (field: string) => void;
};

/** A typed figure written back as it was understood; what is no figure stays as it is. */
export function formatParsed(text: string): string {
  const value = parseDecimal(text);
  return typeof value === 'number' ? formatDecimal(value, 4) : text;
}

type Options<Answer> = {
  start: OwnFoodDraft;
  energyUnit: EnergyUnit;
  edited?: { content: OwnFoodContent; shownAs: OwnFoodDraft } | undefined;
  send: (content: OwnFoodContent) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onDraft: (draft: OwnFoodDraft) => void;
};

/** State of the food form; sends a food in stored units. */
export function useOwnFoodForm<Answer>(options: Options<Answer>): OwnFoodForm {
  const { energyUnit, edited } = options;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const check = (draft: OwnFoodDraft) =>
    readOwnFoodDraft(draft, { energyUnit, read: parseDecimal, edited });
  const form = useForm({ ...options, check });
  const reading = check(form.draft);
  return {
    ...form,
    reading,
    energyUnit,
    errorOf: (field) =>
      form.errors[field] ?? (touched.has(field) ? reading.errors[field] : undefined),
    touch: (field) => setTouched((before) => new Set(before).add(field)),
    reset(draft) {
      form.reset(draft);
      setTouched(new Set());
    },
  };
}
