import { useState } from 'react';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import type { SentenceAnswer } from '#features/food-sentences/contract.ts';
import { entryIds, type KeptSentence } from '#features/kept-sentences/rules.ts';
import { forgetSentence, keepRest, keepSentence } from '#features/kept-sentences/web/public.ts';
import { clearDraft, loadDraft, storeDraft } from '#platform/web/forms/stored-draft.ts';
import { keepCorrections } from '../../rules.ts';
import { rowsOf, type SentenceRow } from './sentence-rows.ts';

const DRAFT_KEY = 'describedFood';

type Described = {
  text: string;
  /** what the rows were read from; null before the first reading */
  readText: string | null;
  rows: SentenceRow[];
  leftOut: string[];
  unread: string[];
  /** the meal said, and the one chosen by hand */
  saidMeal: MealType | null;
  meal: MealType | null;
};

const blank = (text: string): Described => ({
  text,
  readText: null,
  rows: [],
  leftOut: [],
  unread: [],
  saidMeal: null,
  meal: null,
});

export type Sentence = Described & {
  type: (text: string) => void;
  /** Takes an answer in; what was corrected by hand stays where the words did not change. */
  take: (text: string, answer: SentenceAnswer) => void;
  change: (id: string, row: SentenceRow) => void;
  chooseMeal: (meal: MealType) => void;
  /** Takes out what has been logged: only what has to be answered stays. */
  keepOnly: (open: readonly SentenceRow[]) => void;
  clear: () => void;
  forget: () => void;
};

/** A kept sentence is logged once, however often it is read. */
function withKeptIds(rows: SentenceRow[], kept: KeptSentence | undefined): SentenceRow[] {
  if (!kept) return rows;
  const ids = entryIds(kept, rows);
  return rows.map((row, at) => ({ ...row, id: ids[at] ?? row.id }));
}

type Start = {
  owner: string;
  start: string;
  /** the day and meal that it is typed for: each has its own */
  place: string;
  kept: KeptSentence | undefined;
};

/** A sentence and what was read from it. Outlives a reload and other pages, for its owner alone. */
export function useSentence({ owner, start, place, kept }: Start): Sentence {
  const [draft] = useState(`${DRAFT_KEY}:${kept?.id ?? place}`);
  const [state, setState] = useState<Described>(() => {
    const kept = loadDraft(draft, owner) as Described | null;
    // A draft of an older version of the app has rows without doubts.
    const current = kept?.rows.every((row) => Array.isArray(row.doubts));
    if (!kept || !current) return blank(start || (kept?.text ?? ''));
    return start === '' ? kept : { ...kept, text: start };
  });
  const keep = (change: (before: Described) => Described) =>
    setState((before) => {
      const next = change(before);
      storeDraft(draft, owner, next);
      return next;
    });
  return {
    ...state,
    type: (text) => keep((before) => ({ ...before, text })),
    take: (text, answer) => {
      if (kept) keepSentence({ ...kept, text });
      keep((before) => ({
        ...before,
        readText: text,
        rows: keepCorrections(before.rows, withKeptIds(rowsOf(answer), kept)),
        leftOut: answer.leftOut,
        unread: answer.unread,
        saidMeal: answer.meal,
      }));
    },
    change: (id, row) =>
      keep((before) => ({
        ...before,
        rows: before.rows.map((one) => (one.id === id ? row : one)),
      })),
    chooseMeal: (meal) => keep((before) => ({ ...before, meal })),
    keepOnly: (open) => {
      const text = open.map(({ said }) => said).join('\n');
      if (kept) keepRest(kept, text);
      keep((before) => ({
        ...before,
        text,
        readText: text,
        rows: [...open],
        leftOut: [],
        unread: [],
      }));
    },
    clear: () => clearDraft(draft),
    forget: () => {
      if (kept) forgetSentence(kept.id);
      clearDraft(draft);
    },
  };
}
