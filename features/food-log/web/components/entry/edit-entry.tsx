import { BookOpen, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { FoodLogEntry } from '../../../contract.ts';
import { type EntryDraft, followAmount } from '../../../rules/entry/entry-draft.ts';
import { recipeOfFoodId, recipePath } from '../../../rules/entry/recipe-food-id.ts';
import { mealName, portionText } from '../../../rules/item/amount-text.ts';
import { kcalOf } from '../../../rules/item/exact-energy.ts';
import { useEditEntry, useRemoveEntries } from '../../api.ts';
import {
  cannotConvert,
  changesAreHere,
  entryChangedElsewhere,
  isNow,
  reviewAiConfidence,
  thisIsOtherVersion,
} from '../../messages/entries.ts';
import { useEnergyText } from '../day/energy.tsx';
import { clearEditDraft, loadEditDraft, storeEditDraft } from './edit-draft.ts';
import { EntryForm } from './entry-form.tsx';
import { useFoodMeasures } from './food-measures.ts';
import { useEntryForm } from './use-entry-form.ts';
import { useMeasuredEntry } from './use-measured-entry.ts';

/** What the person typed and the form does not show, and why. */
type Aside = { title: string; label: string; values: EntryDraft };

const asideAfterReload = (values: EntryDraft | null): Aside | null =>
  values && { title: changesAreHere, label: 'Restore them', values };

/** The button that was pressed is gone with its message. */
const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus();

type EditEntryProps = {
  /** whose draft is kept */
  owner: string;
  entry: FoodLogEntry;
  lastDay: CalendarDay;
  onBack: () => void;
  onDone: (day: CalendarDay) => void;
};

/** Form mode for a logged entry. If it was changed elsewhere meanwhile, the person decides. */
export function EditEntry({ owner, entry, lastDay, ...leave }: EditEntryProps) {
  const { energyUnit } = useUnits();
  const energyOf = useEnergyText();
  // The entry as it was when the form showed it; refreshing the list must not move the ground.
  const [base, setBase] = useState(entry);
  const [newer, setNewer] = useState<FoodLogEntry | null>(null);
  const recipeId = recipeOfFoodId(entry.foodId);
  const ofFood = useFoodMeasures(base.foodId);
  const measured = useMeasuredEntry(base, energyUnit, ofFood);
  const { shownAs, follows, measures } = measured;
  const of = `${base.id} ${base.version} ${energyUnit}`;
  const [aside, setAside] = useState(() => asideAfterReload(loadEditDraft(owner, of, shownAs)));
  const edit = useEditEntry((error) => {
    const changed = error instanceof ApiError && error.reason === 'edited_elsewhere';
    if (changed) setNewer(error.current as FoodLogEntry);
    return changed;
  });
  const remove = useRemoveEntries();
  const onBack = () => {
    clearEditDraft();
    leave.onBack();
  };
  const onDone = (day: CalendarDay) => {
    clearEditDraft();
    leave.onDone(day);
  };

  const onto = useRef(base);
  const form = useEntryForm({
    start: shownAs,
    energyUnit,
    edited: { entry: measured.entry, shownAs },
    send: (content) => edit.mutateAsync({ entry: onto.current, content }),
    onSent: (_, { date }) => onDone(date),
    onDraft: (values) => storeEditDraft(owner, of, values),
  });
  const saveOnto = (entry: FoodLogEntry) => {
    onto.current = entry;
    form.submit();
  };
  const takeNewer = (current: FoodLogEntry) => {
    setAside({
      title: thisIsOtherVersion,
      label: 'Restore mine',
      values: form.latest(),
    });
    setBase(current);
    onto.current = current;
    setNewer(null);
    form.reset(measured.restart(current));
    focusHeading();
  };
  const reinstateMember = ({ values }: Aside) => {
    setAside(null);
    // The amount first: figures that only followed it are exact again.
    const { unit } = measured.restore(values);
    form.change({ ...values, unit });
    focusHeading();
  };
  const measure = (after: EntryDraft | null) => {
    if (!after) return;
    const { quantity, unit } = after;
    form.change({ ...followAmount(form.latest(), shownAs, after), quantity, unit });
  };

  return (
    <>
      <PageHeader
        title="Log Food Details"
        subtitle={
          entry.aiConfidence === null
            ? undefined
            : reviewAiConfidence(Math.round(entry.aiConfidence))
        }
        back={onBack}
      />
      {newer && (
        <div className="mb-4">
          <StatusMessage
            tone="error"
            title={entryChangedElsewhere}
            answers
            action={
              <span className="flex flex-wrap gap-2">
                <Button size="sm" variant="secondary" onClick={() => takeNewer(newer)}>
                  Show the other version
                </Button>
                <Button size="sm" variant="secondary" onClick={() => saveOnto(newer)}>
                  Save mine instead
                </Button>
              </span>
            }
          >
            {isNow(saysOf(newer, energyOf(kcalOf(newer), 'energy unknown')))}
          </StatusMessage>
        </div>
      )}
      {aside && (
        <div className="mb-4">
          <StatusMessage
            tone="info"
            title={aside.title}
            action={
              <Button size="sm" variant="secondary" onClick={() => reinstateMember(aside)}>
                {aside.label}
              </Button>
            }
          />
        </div>
      )}
      <EntryForm
        form={form}
        lastDay={lastDay}
        brand={base.brand}
        amount={{
          measures,
          hint: follows ? undefined : cannotConvert(measured.entry.unit),
          onQuantity: (text) => measure(measured.measure(text)),
          onUnit: (unit) => measure(measured.changeUnit(unit)),
        }}
        saveLabel="Save Changes"
        extra={
          <>
            {recipeId !== null && (
              <LinkButton
                variant="ghost"
                href={recipePath(recipeId)}
                icon={<BookOpen aria-hidden size={20} />}
              >
                Recipe
              </LinkButton>
            )}
            <Button
              variant="ghost"
              className="text-danger!"
              icon={<Trash2 aria-hidden size={20} />}
              pending={remove.isPending}
              onClick={() => remove.mutate([entry], { onSuccess: () => onDone(entry.date) })}
            >
              Delete
            </Button>
          </>
        }
      />
    </>
  );
}

/** "Goulash, 300 g, 420 kcal, Dinner" */
function saysOf(entry: FoodLogEntry, energy: string): string {
  const portion = portionText(entry);
  const meal = mealName[entry.mealType];
  return [entry.foodName, portion, energy, meal].filter(Boolean).join(', ');
}
