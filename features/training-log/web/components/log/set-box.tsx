import { type KeyboardEvent, memo } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { LogActs } from '../../hooks/use-log.ts';
import { fieldName, setText } from '../../messages/log.ts';
import type { Writing } from '../keypad/typed-value.ts';

type SetBoxProps = {
  itemId: string;
  setId: string;
  writing: Writing;
  place: string;
  isBody: boolean;
  value: string;
  /** what one tap logs */
  hint: string;
  isActive: boolean;
  acts: LogActs;
};

/** A box of a set. Our own keypad types into it, and a real keyboard does too. */
export const SetBox = memo(function SetBox(props: SetBoxProps) {
  const { itemId, setId, writing, place, isBody, value, hint, isActive, acts } = props;
  const { field } = writing;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = {
      Enter: acts.nextField,
      Escape: acts.closeKeypad,
      ArrowUp: () => acts.step(1),
      ArrowDown: () => acts.step(-1),
      Tab: acts.storeTyped,
    }[event.key];
    if (!act) return;
    if (event.key !== 'Tab') event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    act();
  };
  return (
    <input
      data-field={`${setId} ${field}`}
      aria-label={setText.field(place, fieldName(field, { ...writing, isBody }))}
      // The phone's keyboard stays down: ours has the steps and the plates.
      inputMode="none"
      autoComplete="off"
      enterKeyHint="next"
      value={value}
      placeholder={hint}
      onFocus={(event) => {
        acts.openField(itemId, setId, field);
        event.currentTarget.select();
      }}
      onClick={(event) => {
        acts.openField(itemId, setId, field);
        // Above the keypad, and not before the tap is over: it would end on what has moved below the finger.
        event.currentTarget.closest('li')?.scrollIntoView({ block: 'nearest' });
      }}
      onChange={(event) => {
        acts.openField(itemId, setId, field);
        acts.type(event.target.value);
      }}
      onKeyDown={press}
      className={classNames(
        'tabular min-h-[44px] min-w-0 rounded-[10px] border bg-field px-1 text-center text-base font-semibold text-ink',
        'placeholder:font-normal placeholder:text-faint focus-visible:outline-2 focus-visible:outline-offset-0',
        field === 'loadKg' ? 'w-17' : field === 'reserve' ? 'w-11' : 'w-14',
        isActive ? 'border-transparent outline-2 outline-accent' : 'border-line-strong/60',
      )}
    />
  );
});
