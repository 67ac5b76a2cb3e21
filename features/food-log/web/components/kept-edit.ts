import { forgetDraft, keepDraft, keptDraft } from '#platform/web/forms/kept-draft.ts';
import type { EntryDraft } from '../../rules/entry-draft.ts';

const KEY = 'foodLogEdit';

/** `of` is one version of an entry in one energy unit: typed over another, it would mean something else. */
type KeptEdit = { of: string; values: EntryDraft };

export const keepEdit = (owner: string, of: string, values: EntryDraft): void =>
  keepDraft(KEY, owner, { of, values } satisfies KeptEdit);

export const forgetEdit = (): void => forgetDraft(KEY);

/** What was typed over this version before a reload; null when it says what the entry says. */
export function keptEdit(owner: string, of: string, shownAs: EntryDraft): EntryDraft | null {
  const kept = keptDraft(KEY, owner) as KeptEdit | null;
  if (kept?.of !== of) return null;
  const values = { ...shownAs, ...kept.values };
  const keys = Object.keys(shownAs) as (keyof EntryDraft)[];
  return keys.some((key) => values[key] !== shownAs[key]) ? values : null;
}
