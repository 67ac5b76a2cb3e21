import { newId } from '#platform/shared/ids.ts';

type Visit = { entryId?: string } | null;

/**
 * The id of the entry that this visit of the page becomes. It stands in the browser's history, so that a
 * save whose answer was lost logs once, also after a reload; another visit has another id.
 */
export function entryIdOfVisit(): string {
  const visit = history.state as Visit;
  const entryId = visit?.entryId ?? newId();
  history.replaceState({ ...visit, entryId }, '');
  return entryId;
}
