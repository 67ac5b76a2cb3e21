import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';

type Choice<Value> = { value: Value; label: string; detail?: string | undefined };

type ChoicesProps<Value> = {
  open: boolean;
  title: ReactNode;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** A sheet with one choice of several; the present one has a tick. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { open, title, choices, chosen, onChoose, onClose, children } = props;
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={title}>
      <ul className="-mx-3">
        {choices.map(({ value, label, detail }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={value === chosen}
              onClick={() => onChoose(value)}
              className="flex min-h-13 w-full items-center gap-3.5 rounded-control px-3 py-2 text-left transition-colors duration-150 hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{label}</span>
                {detail && <span className="block text-sm text-muted">{detail}</span>}
              </span>
              <Check
                aria-hidden
                size={20}
                className={classNames('shrink-0 text-accent', value !== chosen && 'invisible')}
              />
            </button>
          </li>
        ))}
      </ul>
      {children}
    </Dialog>
  );
}
