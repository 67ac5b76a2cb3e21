import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { MAX_NAME_CHARACTERS } from '#features/shopping/rules/list/limits.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { controlStyle } from '#platform/web/ui/field.tsx';

type OneLineFormProps = {
  label: string;
  hint: string;
  onAdd: (text: string) => void;
  /** other ways to add */
  children?: ReactNode;
};

/** One line to add things with, one after the other. */
export function OneLineForm({ label, hint, onAdd, children }: OneLineFormProps) {
  const id = useId();
  const form = useForm({
    start: { text: '' },
    check: ({ text }) => ({ content: text.trim() === '' ? null : text.trim() }),
    send: async (text) => onAdd(text),
    onSent: () => form.reset(),
  });
  const { value, onChange } = form.text('text');
  return (
    <Form form={form} className="flex flex-wrap items-center gap-2 print:hidden">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="flex min-w-0 flex-[1_1_14rem] gap-2">
        <input
          id={id}
          value={value}
          onChange={onChange}
          placeholder={hint}
          maxLength={MAX_NAME_CHARACTERS}
          enterKeyHint="done"
          autoComplete="off"
          className={classNames(controlStyle, 'flex-1')}
        />
        <Button type="submit" aria-label={label} className="px-4">
          <Plus aria-hidden size={22} />
        </Button>
      </div>
      {children && <div className="flex gap-2">{children}</div>}
    </Form>
  );
}
