import { PackageCheck, Refrigerator, Snowflake } from 'lucide-react';
import type { PantryItem } from '#features/shopping/rules/list/shopping-entry.ts';
import {
  changeAtHome,
  homeCount,
  homeUnitOf,
  moveFrozen,
  removeAtHome,
} from '#features/shopping/rules/pantry/pantry-item.ts';
import { useChangeList } from '#features/shopping/web/public.ts';
import { isCalendarDay } from '#platform/shared/calendar-day.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { ActionList } from '#platform/web/ui/action-list.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { pantryText } from '../messages.ts';

const MAX_COUNT = 100_000;

/** How much of something is at home, and until when. */
export function PantrySheet({ item, onClose }: { item: PantryItem | null; onClose: () => void }) {
  return (
    <Dialog open={item !== null} onOpenChange={onClose} toType title={<bdi>{item?.name}</bdi>}>
      {item && <Fields key={item.id} item={item} onClose={onClose} />}
    </Dialog>
  );
}

function Fields({ item, onClose }: { item: PantryItem; onClose: () => void }) {
  const change = useChangeList();
  const today = useToday();
  const { unit } = homeUnitOf(item);
  const count = homeCount(item);
  const form = useForm({
    start: {
      count: count === null ? '' : formatDecimal(count, 2),
      bestBefore: item.bestBefore ?? '',
    },
    check: ({ count: typed, bestBefore }) => {
      const number = typed.trim() === '' ? null : parseDecimal(typed);
      const isGood =
        number === null || (typeof number === 'number' && number > 0 && number <= MAX_COUNT);
      return {
        content: {
          count: isGood ? number : null,
          bestBefore: bestBefore || null,
        },
        errors: {
          count: !isGood && pantryText.noNumber,
          bestBefore: bestBefore !== '' && !isCalendarDay(bestBefore) && pantryText.noDay,
        },
      };
    },
    send: async (content) => {
      change(
        (state, nowMs) => changeAtHome(state, item.id, content, nowMs),
        pantryText.saved(item.name),
      );
    },
    onSent: onClose,
  });
  const isGuess = item.isDateGuess && form.draft.bestBefore === item.bestBefore;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Form form={form} className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-start gap-3 *:min-w-0 *:flex-[1_1_9rem]">
          <NumberField
            label={pantryText.amount}
            unit={unit === 'each' ? pantryText.pieces : unit}
            {...form.value('count')}
          />
          <TextField
            type="date"
            label={pantryText.bestBefore}
            hint={isGuess ? pantryText.guess : undefined}
            {...form.text('bestBefore')}
          />
        </div>
        <Button type="submit" fullWidth pending={form.pending}>
          {pantryText.save}
        </Button>
      </Form>
      <ActionList
        actions={[
          {
            icon: item.isFrozen ? Refrigerator : Snowflake,
            label: item.isFrozen ? pantryText.thaw : pantryText.freeze,
            detail: item.isFrozen ? pantryText.thawDetail : pantryText.freezeDetail,
            onSelect() {
              onClose();
              change(
                (_, nowMs) => moveFrozen(item, !item.isFrozen, { today, nowMs }),
                pantryText.moved(item.name),
              );
            },
          },
          {
            icon: PackageCheck,
            label: pantryText.usedUp,
            detail: pantryText.usedUpDetail,
            onSelect() {
              onClose();
              change((_, nowMs) => removeAtHome(item, nowMs), pantryText.removed(item.name));
            },
          },
        ]}
      />
    </div>
  );
}
