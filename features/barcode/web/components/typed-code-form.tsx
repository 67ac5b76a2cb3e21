import { useState } from 'react';
import { gtinWhileTyped, readTypedGtin } from '#features/foods/rules/typed-gtin.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { digitsAreBelowBars, typeDigits, validBarcode } from '../messages.ts';

type TypedCodeFormProps = { disabled: boolean; onCode: (gtin14: string) => void };

/** The digits below the bars, for codes that no camera can read. The check digit is looked at while typing. */
export function TypedCodeForm({ disabled, onCode }: TypedCodeFormProps) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const { fits, problem } = gtinWhileTyped(text);

  const submit = () => {
    setAsked(true);
    const read = readTypedGtin(text);
    if ('gtin' in read && read.gtin !== null && !disabled) onCode(read.gtin);
  };
  const whole = readTypedGtin(text);
  const wrong = text.trim() === '' ? typeDigits : null;
  const error = problem ?? (asked ? (wrong ?? ('problem' in whole ? whole.problem : null)) : null);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
    >
      <TextField
        label="Or type the digits"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={text}
        error={error ?? undefined}
        hint={fits ? validBarcode : digitsAreBelowBars}
        onChange={(event) => {
          setText(event.target.value);
          setAsked(false);
        }}
      />
      <Button type="submit" variant="secondary" disabled={disabled} className="sm:mt-[1.6rem]">
        Look Up
      </Button>
    </form>
  );
}
