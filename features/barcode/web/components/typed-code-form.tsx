import { gtinWhileTyped, readTypedGtin } from '#features/food-facts/rules/typed-gtin.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { digitsAreBelowBars, typeDigits, validBarcode } from '../messages.ts';

type TypedCodeFormProps = { disabled: boolean; onCode: (gtin14: string) => void };

/** The digits below the bars, for codes that no camera can read. The check digit is looked at while typing. */
export function TypedCodeForm({ disabled, onCode }: TypedCodeFormProps) {
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => {
      const read = readTypedGtin(code);
      if (code.trim() === '') return { errors: { code: typeDigits } };
      return 'gtin' in read ? { content: read.gtin } : { errors: { code: read.problem } };
    },
    send: async (gtin) => {
      if (!disabled) onCode(gtin);
    },
  });
  const { fits, problem } = gtinWhileTyped(form.draft.code);

  return (
    <Form form={form} className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
      <TextField
        label="Or type the digits"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        hint={fits ? validBarcode : digitsAreBelowBars}
        {...form.text('code')}
        error={problem ?? form.errors.code}
      />
      <Button type="submit" variant="secondary" disabled={disabled} className="sm:mt-[1.6rem]">
        Look Up
      </Button>
    </Form>
  );
}
