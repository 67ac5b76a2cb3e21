import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type ChoiceCardProps = {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  selected: boolean;
  /** Called on each press; a checkbox's owner toggles. */
  onSelect: () => void;
  type: 'radio' | 'checkbox';
  /** Radio cards with the same name are one group. */
  name: string;
  value: string;
};

/** A choice big enough for a thumb, with a word of explanation. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { title, description, icon, selected, onSelect, type, name, value } = props;
  const id = useId();
  return (
    <label
      className={classNames(
        'relative flex min-h-18 w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-card border p-4 text-left',
        'transition-colors duration-150',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        selected ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-hover',
      )}
    >
      <input
        type={type}
        name={name}
        value={value}
        checked={selected}
        onChange={onSelect}
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-description` : undefined}
        // Over the mark only: the rest is the label, so that a press on the words counts as well.
        className="absolute inset-y-0 right-0 w-14 cursor-pointer appearance-none opacity-0"
      />
      {icon && (
        <span
          aria-hidden
          className={classNames(
            'grid size-11 shrink-0 place-items-center rounded-control transition-colors duration-150',
            selected ? 'bg-accent-gradient text-on-solid' : 'bg-raised text-accent-2',
          )}
        >
          {icon}
        </span>
      )}
      <span className="min-w-[min(4rem,100%)] flex-1 basis-0">
        <span id={`${id}-title`} className="block font-semibold">
          {title}
        </span>
        {description && (
          <span id={`${id}-description`} className="block text-sm text-muted">
            {description}
          </span>
        )}
      </span>
      <span
        aria-hidden
        className={classNames(
          'grid size-6 shrink-0 place-items-center border-2 transition-colors duration-150',
          type === 'radio' ? 'rounded-full' : 'rounded-lg',
          selected ? 'border-accent-solid bg-accent-solid text-on-solid' : 'border-line-strong',
        )}
      >
        {selected && <Check size={14} strokeWidth={3.5} />}
      </span>
    </label>
  );
}
