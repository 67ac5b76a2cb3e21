import { Plus } from 'lucide-react';
import { useState } from 'react';
import { MAX_SLOTS } from '#features/meal-plans/rules/plan-kinds.ts';
import {
  DEFAULT_PLAN,
  type PlanSettings,
  type PlanSlot,
} from '#features/meal-plans/rules/plan-settings.ts';
import { slotName } from '#features/meal-plans/web/public.ts';
import { shortWeekdayName } from '#platform/shared/calendar-words.ts';
import { newId } from '#platform/shared/ids.ts';
import { undoToast } from '#platform/web/query/mutation-of.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { settingsText } from '../messages/settings.ts';
import { SlotSheet } from './slot-sheet.tsx';

type SlotsCardProps = { settings: PlanSettings; onChange: (settings: PlanSettings) => void };

const DAYS_A_WEEK = 7;

function factsOf({ weekdays, people }: PlanSlot, settings: PlanSettings): string {
  const days =
    weekdays.length === DAYS_A_WEEK
      ? settingsText.everyDay
      : weekdays
          .toSorted((a, b) => a - b)
          .map(shortWeekdayName)
          .join(', ');
  const names = settings.people.filter(({ id }) => people?.includes(id)).map(({ name }) => name);
  return people === null ? days : `${days} · ${names.join(', ')}`;
}

/** The meals of a day: when they are, on which days, and who eats. */
export function SlotsCard({ settings, onChange }: SlotsCardProps) {
  const [opened, setOpened] = useState<PlanSlot | null>(null);
  const { slots } = settings;
  const isNew = opened !== null && !slots.some(({ id }) => id === opened.id);
  const save = (slot: PlanSlot) => {
    const next = isNew ? [...slots, slot] : slots.map((one) => (one.id === slot.id ? slot : one));
    onChange({ ...settings, slots: next });
    setOpened(null);
  };
  return (
    <Card title={settingsText.meals}>
      <ul className="-mx-2">
        {slots
          .toSorted((a, b) => (a.time < b.time ? -1 : 1))
          .map((slot) => (
            <li key={slot.id}>
              <ListRow
                title={<bdi>{slotName(slot)}</bdi>}
                detail={factsOf(slot, settings)}
                value={slot.time}
                onClick={() => setOpened(slot)}
              />
            </li>
          ))}
      </ul>
      {slots.length < MAX_SLOTS && (
        <Button
          variant="secondary"
          className="mt-2"
          icon={<Plus aria-hidden size={18} />}
          onClick={() =>
            setOpened({
              id: newId(),
              kind: 'snack',
              name: null,
              time: '10:00',
              weekdays: DEFAULT_PLAN.slots[0]?.weekdays ?? [],
              people: null,
            })
          }
        >
          {settingsText.addMeal}
        </Button>
      )}
      {opened && (
        <SlotSheet
          slot={opened}
          isNew={isNew}
          settings={settings}
          onSave={save}
          onRemove={
            isNew || slots.length === 1
              ? null
              : () => {
                  onChange({ ...settings, slots: slots.filter(({ id }) => id !== opened.id) });
                  toast(
                    undoToast(settingsText.removed(slotName(opened)), () => onChange(settings)),
                  );
                  setOpened(null);
                }
          }
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}
