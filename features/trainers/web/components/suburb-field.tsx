import { type ReactNode, useId, useState } from 'react';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { readSuburb, suburbText } from '../../rules/suburb-text.ts';
import type { State } from '../../rules/suburbs.ts';
import { useSuburbs } from '../api.ts';

type SuburbFieldProps = {
  label: string;
  value: { suburb: string; state: State } | null;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string;
  onChange: (suburb: { suburb: string; state: State } | null) => void;
};

/** A suburb with its state, offered while it is typed. */
export function SuburbField({ label, value, onChange, ...rest }: SuburbFieldProps) {
  const id = useId();
  const [text, setText] = useState(value ? suburbText(value) : '');
  const found = useSuburbs(readSuburb(text)?.suburb ?? text).data ?? [];
  return (
    <>
      <TextField
        {...rest}
        label={label}
        list={id}
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const read = readSuburb(target.value);
          const known = found.find(
            (one) => suburbText(one).toLowerCase() === target.value.trim().toLowerCase(),
          );
          if (known || read || target.value.trim() === '') onChange(known ?? read);
        }}
      />
      <datalist id={id}>
        {found.map((one) => (
          <option key={suburbText(one)} value={suburbText(one)}>
            {suburbText(one)}
          </option>
        ))}
      </datalist>
    </>
  );
}
