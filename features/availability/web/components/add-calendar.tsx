import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { addCalendar } from '../api.ts';
import { calendarsText } from '../messages/calendars.ts';

/** The address of a calendar elsewhere; the server reads it before it keeps it. */
export function AddCalendar({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={calendarsText.add}
      description={calendarsText.addFirst}
      toType
    >
      {open && <AddForm onClose={onClose} />}
    </Dialog>
  );
}

function AddForm({ onClose }: { onClose: () => void }) {
  // One calendar, however often it is sent.
  const [id] = useState(newId);
  const add = useMutation(addCalendar);
  const form = useForm({
    start: { name: '', address: '' },
    check: (draft) => {
      const [name, address] = [draft.name.trim(), draft.address.trim()];
      return {
        content: { id, name, address },
        errors: {
          name: name === '' && calendarsText.nameMissing,
          address: address === '' && calendarsText.addressMissing,
        },
      };
    },
    send: (content) => add.mutateAsync(content),
    onSent: onClose,
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <TextField
        label={calendarsText.name}
        hint={calendarsText.nameHint}
        required
        maxLength={80}
        {...form.text('name')}
      />
      <TextField
        type="url"
        label={calendarsText.address}
        hint={calendarsText.addressHint}
        required
        autoComplete="off"
        spellCheck={false}
        {...form.text('address')}
      />
      <FormProblem form={form} />
      <Button type="submit" pending={form.pending}>
        {calendarsText.save}
      </Button>
    </Form>
  );
}
