import { X } from 'lucide-react';
import { useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import { type Chip, isSame } from '../../rules/chips.ts';
import { FIELD_NAMES, nameChip } from '../messages/chip-names.ts';
import { ChipChange } from './chip-change.tsx';
import { canChange } from './chip-options.ts';

type RequestChipsProps = {
  chips: readonly Chip[];
  onChange: (chips: Chip[]) => void;
};

const pill =
  'inline-flex min-h-11 min-w-0 items-center rounded-l-full py-1.5 pr-2 pl-4 text-left text-sm font-medium';

/** What was understood, one chip each: its words change it, its cross removes it. */
export function RequestChips({ chips, onChange }: RequestChipsProps) {
  const { weightUnit } = useUnits();
  const [changed, setChanged] = useState<number | null>(null);
  const open = changed === null ? undefined : chips[changed];
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {chips.map((chip, at) => {
          const name = nameChip(chip, weightUnit);
          return (
            <li
              key={`${chip.field} ${String(chip.value)}`}
              className="inline-flex max-w-full items-stretch rounded-full border border-accent bg-accent-soft text-ink"
            >
              {canChange(chip.field) ? (
                <button
                  type="button"
                  aria-label={`${name}, change`}
                  onClick={() => setChanged(at)}
                  className={`${pill} break-words hover:underline`}
                >
                  {name}
                </button>
              ) : (
                <span className={`${pill} break-words`}>{name}</span>
              )}
              <button
                type="button"
                aria-label={`Remove ${name}`}
                title={FIELD_NAMES[chip.field]}
                onClick={() => onChange(chips.filter((_, other) => other !== at))}
                className="grid min-h-11 min-w-11 shrink-0 place-items-center rounded-r-full text-muted hover:bg-hover hover:text-ink"
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          );
        })}
      </ul>
      {open && (
        <ChipChange
          chip={open}
          onClose={() => setChanged(null)}
          onChange={(chip) => {
            const others = chips.filter((one, at) => at === changed || !isSame(one, chip));
            onChange(others.map((one) => (one === open ? chip : one)));
            setChanged(null);
          }}
        />
      )}
    </>
  );
}
