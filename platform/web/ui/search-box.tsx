import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyle } from './field.tsx';

type SearchBoxProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className'> & {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
};

/** A line to search with, behind a magnifying glass. What stands around it is positioned. */
export function SearchBox({ label, value, onValueChange, ...rest }: SearchBoxProps) {
  return (
    <>
      <Search
        aria-hidden
        size={20}
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-faint"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        {...rest}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={`${controlStyle} pl-12`}
      />
    </>
  );
}
