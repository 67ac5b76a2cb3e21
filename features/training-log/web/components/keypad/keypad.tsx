import { Check, ChevronDown, CornerDownLeft, Delete, Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { SetField } from '../../../rules/set-fields.ts';
import { keypadText } from '../../messages/keypad.ts';
import { type Key, signOf } from './typed-value.ts';

type KeypadProps = {
  /** "Back squat, set 2 of 4: kg" */
  title: ReactNode;
  field: SetField;
  /** the plates, where the field is a load on a bar */
  plates: ReactNode;
  /** where weight may help the body */
  onSign: (() => void) | null;
  onKey: (key: Key) => void;
  onStep: (by: 1 | -1) => void;
  onNext: () => void;
  onDone: () => void;
  onClose: () => void;
};

const ROWS: readonly (readonly Key[])[] = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
];

const keyStyle =
  'tabular grid min-h-[52px] place-items-center rounded-control bg-raised text-[26px] font-semibold text-ink ' +
  'select-none transition-colors duration-75 hover:bg-hover active:bg-hover disabled:opacity-40';

/**
 * Our own keypad, within reach of one thumb. The focus stays in the box, so a real keyboard types too;
 * the keys are not in the order of Tab because that keyboard has them all.
 */
export function Keypad(props: KeypadProps) {
  const { title, field, plates, onSign, onKey, onStep, onNext, onDone, onClose } = props;
  useCloseOutside(onClose);
  const sign = signOf(field);
  const key = (label: string, icon: ReactNode, act: () => void, look = '') => (
    <button
      key={label}
      type="button"
      tabIndex={-1}
      aria-label={label}
      onClick={act}
      className={classNames(keyStyle, look)}
    >
      {icon}
    </button>
  );
  const digit = (name: Key) => key(name, name, () => onKey(name));
  const [first, second, third] = ROWS.map((row) => row.map(digit));
  return (
    <section
      data-keypad
      aria-label={keypadText.name}
      // The focus stays in the box that is typed into.
      onPointerDown={(event) => event.preventDefault()}
      className="safe-bottom fixed inset-x-0 bottom-0 z-40 mx-auto max-w-lg touch-manipulation lg:left-60 lg:max-w-3xl rounded-t-[28px] border border-b-0 border-line bg-surface shadow-float animate-rise"
    >
      <div className="flex items-center gap-2 pt-1.5 pr-2 pl-5">
        <div className="min-w-0 flex-1 truncate text-sm font-medium text-muted">{title}</div>
        {onSign && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={keypadText.minus}
            onClick={onSign}
            className="grid size-[44px] shrink-0 place-items-center rounded-control text-xl font-semibold text-accent-2 hover:bg-hover"
          >
            ±
          </button>
        )}
        <IconButton
          label={keypadText.close}
          tabIndex={-1}
          icon={<ChevronDown aria-hidden size={24} />}
          onClick={onClose}
        />
      </div>
      {plates && <div className="px-4 pb-2">{plates}</div>}
      <div className="grid grid-cols-[1fr_1fr_1fr_1.15fr] gap-2 px-3 pb-3">
        {first}
        {key(keypadText.more, <Plus aria-hidden size={24} />, () => onStep(1), 'text-accent-2')}
        {second}
        {key(keypadText.less, <Minus aria-hidden size={24} />, () => onStep(-1), 'text-accent-2')}
        {third}
        {key(keypadText.next, <CornerDownLeft aria-hidden size={24} />, onNext, 'text-accent-2')}
        {sign
          ? key(sign === ':' ? keypadText.colon : keypadText.sign, sign, () => onKey('sign'))
          : key(keypadText.sign, '', () => undefined, 'invisible')}
        {digit('0')}
        {key(keypadText.back, <Delete aria-hidden size={24} />, () => onKey('back'))}
        {key(
          keypadText.done,
          <Check aria-hidden size={26} strokeWidth={3} />,
          onDone,
          'bg-accent-gradient text-on-solid hover:brightness-110',
        )}
      </div>
    </section>
  );
}

/** A tap anywhere else hides it, after that tap has done what it is for. */
function useCloseOutside(onClose: () => void): void {
  useEffect(() => {
    const hear = (event: MouseEvent) => {
      const target = event.target as Element | null;
      if (target?.closest('[data-keypad], [data-field], [data-tick]')) return;
      onClose();
    };
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, [onClose]);
}
