import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { WeekdayBoxes } from '#platform/web/ui/weekday-boxes.tsx';
import type { WishesInAddress } from '../hooks/use-wishes.ts';
import { searchText as t } from '../messages/search.ts';
import { daysOf, daysText } from './days-chip.tsx';
import { type Found, filterChoices } from './filter-choices.ts';

type FilterSheetProps = {
  found: Found;
  inAddress: WishesInAddress;
  /** where the trainer is to be */
  place: ReactNode;
  /** what was typed there is still no place */
  asksPlace: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** what was typed goes as well */
  onClear: () => void;
};

/** All wishes on a phone, behind one button; how many trainers are left stands below while they change. */
export function FilterSheet(props: FilterSheetProps) {
  const { found, inAddress, place, asksPlace, isOpen, onOpenChange, onClear } = props;
  const { wishes, change, clearSheet } = inAddress;
  const placeAt = useRef<HTMLDivElement>(null);
  const toPlace = () => {
    const at = placeAt.current;
    (at?.querySelector('button') ?? at?.querySelector('input'))?.focus();
  };
  const choices = filterChoices(found, wishes);
  const on =
    choices.filter(({ name }) => wishes[name]).length +
    Number(Boolean(wishes.weekday)) +
    Number(Boolean(wishes.suburb));
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
        <SlidersHorizontal aria-hidden size={18} />
        <span className="max-sm:sr-only">{t.filters}</span>
        {on > 0 && (
          <span>
            {on}
            <span className="sr-only"> {t.filtersOn}</span>
          </span>
        )}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={onOpenChange}
        title={t.filters}
        footer={
          <>
            <Button
              variant="secondary"
              onClick={() => {
                clearSheet();
                onClear();
              }}
            >
              {t.clear}
            </Button>
            {asksPlace ? (
              <Button onClick={toPlace}>{t.choosePlace}</Button>
            ) : (
              <Button onClick={() => onOpenChange(false)}>{t.show(found.count)}</Button>
            )}
          </>
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div ref={placeAt}>{place}</div>
          <Group title={t.weekday}>
            <div className="w-full">
              <WeekdayBoxes
                hideLabel
                value={daysOf(wishes.weekday)}
                onValueChange={(days) => change({ weekday: daysText(days) })}
              />
            </div>
          </Group>
          {choices.map(({ name, label, options }) => (
            <Group key={name} title={label}>
              {options.map((option) => (
                <TickChip
                  key={option.value}
                  label={option.label}
                  checked={wishes[name] === option.value}
                  onToggle={() =>
                    change({ [name]: wishes[name] === option.value ? undefined : option.value })
                  }
                />
              ))}
            </Group>
          ))}
        </div>
      </Dialog>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
