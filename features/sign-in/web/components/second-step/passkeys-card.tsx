import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Form } from '#platform/web/forms/form.tsx';
import { SendCancelled } from '#platform/web/forms/send-cancelled.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { canUsePasskeys } from '#platform/web/passkeys/passkey-ceremony.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Passkey } from '../../../contract.ts';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from '../../api/security.ts';
import {
  giveItAName,
  passkeyRemoved,
  passkeysUnsupported,
  recogniseItLater,
  signInByFingerprint,
  signInWithIt,
} from '../../messages/security.ts';
import { toasts } from '../../messages/toasts.ts';
import { useGuarded } from '../use-guarded.tsx';
import { dayOf } from '../when.ts';

type Asked = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** Passkeys: made on this device, named, renamed and removed. */
export function PasskeysCard({ passkeys }: { passkeys: Passkey[] }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const able = canUsePasskeys();
  return (
    <Card
      title="Passkeys"
      action={
        able && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Plus aria-hidden size={16} />}
            onClick={() => setAsked({ kind: 'add' })}
          >
            Add
          </Button>
        )
      }
    >
      <p className="text-muted">{able ? signInByFingerprint : passkeysUnsupported}</p>
      {passkeys.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex items-center gap-3 py-2">
              <KeyRound aria-hidden size={20} className="shrink-0 text-accent-2" />
              <div className="min-w-0 flex-1">
                <p className="font-medium break-words">{passkey.name}</p>
                <p className="text-sm text-muted">
                  Added {dayOf(passkey.createdAt)}
                  {passkey.lastUsedAt && `, last used ${dayOf(passkey.lastUsedAt)}`}
                </p>
              </div>
              <IconButton
                label={`Rename ${passkey.name}`}
                icon={<Pencil aria-hidden size={18} />}
                onClick={() => setAsked({ kind: 'rename', passkey })}
              />
              <IconButton
                label={`Remove ${passkey.name}`}
                icon={<Trash2 aria-hidden size={18} />}
                onClick={() => setAsked({ kind: 'remove', passkey })}
              />
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={asked ? titles[asked.kind] : ''}
      >
        {asked && <PasskeyForm asked={asked} onDone={() => setAsked(null)} />}
      </Dialog>
    </Card>
  );
}

const titles = { add: 'Add a passkey', rename: 'Rename passkey', remove: 'Remove passkey' };

function PasskeyForm({ asked, onDone }: { asked: Asked; onDone: () => void }) {
  const add = useAddPasskey();
  const rename = useRenamePasskey();
  const remove = useRemovePasskey();
  const { run, dialog } = useGuarded();
  const act = (name: string): Promise<object> => {
    if (asked.kind === 'add') return add.mutateAsync(name);
    const { id } = asked.passkey;
    return asked.kind === 'rename'
      ? rename.mutateAsync({ id, name: name })
      : remove.mutateAsync(id);
  };
  const form = useForm({
    start: { name: asked.kind === 'rename' ? asked.passkey.name : '' },
    check: ({ name }) => ({
      content: name.trim(),
      errors: { name: asked.kind !== 'remove' && name.trim() === '' && giveItAName },
    }),
    send: async (name) => {
      if ((await run(() => act(name))) === undefined) throw new SendCancelled();
    },
    onSent: () => {
      if (asked.kind === 'add') toast(toasts.done('Passkey added', signInWithIt));
      onDone();
    },
  });
  return (
    <>
      <Form form={form} className="flex flex-col gap-5">
        {asked.kind === 'remove' ? (
          <p className="text-muted">
            {passkeyRemoved(<strong className="text-ink">{asked.passkey.name}</strong>)}
          </p>
        ) : (
          <TextField
            label="Name"
            placeholder="My phone"
            maxLength={60}
            hint={asked.kind === 'add' ? recogniseItLater : undefined}
            {...form.text('name')}
          />
        )}
        <Button
          type="submit"
          size="lg"
          fullWidth
          variant={asked.kind === 'remove' ? 'danger' : 'primary'}
          pending={form.pending}
        >
          {asked.kind === 'add' ? 'Continue' : asked.kind === 'rename' ? 'Save' : 'Remove'}
        </Button>
      </Form>
      {dialog}
    </>
  );
}
