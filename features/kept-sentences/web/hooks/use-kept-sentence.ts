import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import type { KeptSentence } from '../../rules.ts';
import { sentenceKept, sentenceNotKept } from '../messages.ts';
import { forgetSentence, keepSentence, useKeptSentences } from './kept-list.ts';

type Place = { day: CalendarDay; meal: MealType | null; localTime: string };

/** The kept sentence that a page has opened, if any, and how its text is kept for later. */
export function useKeptSentence(owner: string, id: string | null, place: Place) {
  const kept: KeptSentence | undefined = useKeptSentences().find(
    (one) => one.id === id && one.owner === owner,
  );
  /** Whether the device has it now. */
  const keep = (text: string): boolean => {
    const one = kept ? { ...kept, text } : { ...place, id: newId(), owner, text, round: 0 };
    const isKept = keepSentence(one);
    toast(isKept ? sentenceKept(() => undoKeeping(one, kept)) : sentenceNotKept);
    return isKept;
  };
  return { kept, keep };
}

function undoKeeping(one: KeptSentence, before: KeptSentence | undefined): void {
  if (before) keepSentence(before);
  else forgetSentence(one.id);
}
