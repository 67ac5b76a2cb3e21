import { clearDraft, loadDraft, storeDraft } from '#platform/web/forms/stored-draft.ts';
import type { EntryDraft } from '../../../rules/entry/entry-draft.ts';

const KEY = 'foodLogEdit';

/** `of` is one version of an entry in one energy unit: typed over another, it would mean something else. */
type KeptEdit = { of: string; values: EntryDraft };

export const storeEditDraft = (owner: string, of: string, values: EntryDraft): void =>
  storeDraft(KEY, owner, { of, values } satisfies KeptEdit);

export const clearEditDraft = (): void => clearDraft(KEY);

/** Draft of this version from before a reload; null if unchanged. */
export function loadEditDraft(owner: string, of: string, shownAs: EntryDraft): EntryDraft | null {
  const kept = loadDraft(KEY, owner) as KeptEdit | null;
  if (kept?.of !== of) return null;
  const values = { ...shownAs, ...kept.values };
  const keys = Object.keys(shownAs) as (keyof EntryDraft)[];
  return keys.some((key) => values[key] !== shownAs[key]) ? values : null;
}
