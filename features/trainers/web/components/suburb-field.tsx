import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { readSuburb, suburbText, withoutPostcode } from '../../rules/suburb-text.ts';
import type { State } from '../../rules/suburbs.ts';
import { useSuburbs } from '../api.ts';
import { markText as t } from '../messages/marks.ts';

type Suburb = { suburb: string; state: State };
type SuburbFieldProps = {
  label: string;
  value: Suburb | null;
  hint?: ReactNode;
  error?: string | undefined;
  placeholder?: string;
  onChange: (suburb: Suburb | null) => void;
  /** what was typed before and is still no place, where it was kept */
  unsettled?: string;
  /** what was typed and is still no place; empty: nothing */
  onUnsettled?: (text: string) => void;
};

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const isSamePlace = (a: Suburb | null, b: Suburb | null): boolean =>
  a === b || (a !== null && b !== null && isSame(suburbText(a), suburbText(b)));

/** A suburb with its state, offered while it is typed. What leads nowhere says so when the field is left. */
export function SuburbField({
  label,
  value,
  onChange,
  unsettled = '',
  onUnsettled,
  error,
  ...rest
}: SuburbFieldProps) {
  const id = useId();
  const [text, setText] = useState(value ? suburbText(value) : unsettled);
  const [isLeft, setLeft] = useState(unsettled !== '');
  const [known, setKnown] = useState(value);
  if (!isSamePlace(known, value)) {
    setKnown(value);
    // Chosen or removed elsewhere; what is being typed here stays.
    if (!isSamePlace(readSuburb(text), value)) setText(value ? suburbText(value) : '');
  }
  const typed = withoutPostcode(text);
  const found = useSuburbs(readSuburb(text)?.suburb ?? typed).data;
  const named = found?.filter(({ suburb }) => isSame(suburb, typed)) ?? [];
  const choose = (one: Suburb) => {
    setText(suburbText(one));
    onChange(one);
  };
  const take = () => {
    setLeft(true);
    const [only] = named;
    if (only && named.length === 1) choose(only);
  };
  const problem = isLeft && found ? problemOf(text, named) : undefined;
  const isUnsettled = problem !== undefined;
  // Until the places are known nothing is known of what was kept.
  const open = isUnsettled ? text : isLeft && !found && text !== '' ? null : '';
  useEffect(() => {
    if (open !== null) onUnsettled?.(open);
  }, [open, onUnsettled]);
  // Closed while it was typed: what is no place yet is not lost.
  const typing = useRef('');
  useEffect(() => {
    typing.current = value === null && readSuburb(text) === null ? text.trim() : '';
  });
  useEffect(
    () => () => {
      if (typing.current) onUnsettled?.(typing.current);
    },
    [onUnsettled],
  );
  return (
    <>
      <TextField
        {...rest}
        label={label}
        list={id}
        autoComplete="off"
        maxLength={60}
        value={text}
        error={error ?? problem}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
        }}
        onChange={({ target }) => {
          setText(target.value);
          setLeft(false);
          const read = readSuburb(target.value);
          const known = found?.find((one) =>
            isSame(suburbText(one), withoutPostcode(target.value)),
          );
          if (known || read || target.value.trim() === '') onChange(known ?? read);
        }}
      />
      {isUnsettled && named.length > 1 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {named.map((one) => (
            <Button key={suburbText(one)} variant="secondary" size="sm" onClick={() => choose(one)}>
              {`${one.suburb} ${one.state}`}
            </Button>
          ))}
        </div>
      )}
      <datalist id={id}>
        {found?.map((one) => (
          <option key={suburbText(one)} value={suburbText(one)}>
            {suburbText(one)}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Why what was typed is no place; undefined where it is one, or nothing. */
function problemOf(text: string, named: readonly Suburb[]): string | undefined {
  const typed = text.trim();
  if (typed === '' || readSuburb(typed)) return undefined;
  if (/^\d+$/.test(typed)) return t.noPostcodes;
  if (named.length > 1) {
    return t.whichSuburb(named.map(({ suburb, state }) => `${suburb} ${state}`));
  }
  return named.length === 1 ? undefined : t.noSuchSuburb;
}
