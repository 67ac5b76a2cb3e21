import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { canUsePasskeys } from '#platform/web/passkeys/passkey-ceremony.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Passkey } from '../../contract.ts';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from '../api/security.ts';
import {
  giveItAName,
  passkeyRemoved,
  passkeysUnsupported,
  recogniseItLater,
  signInByFingerprint,
  signInWithIt,
} from '../messages/security.ts';
import { toasts } from '../messages/toasts.ts';
import { useGuarded } from './use-guarded.tsx';
import { dayOf } from './when.ts';

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
  const { busy, run, dialog } = useGuarded();
  const [name, setName] = useState(asked.kind === 'rename' ? asked.passkey.name : '');
  const [fault, setFault] = useState<string>();

  const act = (): Promise<object> => {
    if (asked.kind === 'add') return add.mutateAsync(name.trim());
    const { id } = asked.passkey;
    return asked.kind === 'rename'
      ? rename.mutateAsync({ id, name: name.trim() })
      : remove.mutateAsync(id);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (asked.kind !== 'remove' && !name.trim()) return setFault(giveItAName);
    setFault(undefined);
    if ((await run(act)) === undefined) return;
    if (asked.kind === 'add') {
      toast(toasts.done('Passkey added', signInWithIt));
    }
    onDone();
  };
  return (
    <>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        {asked.kind === 'remove' ? (
          <p className="text-muted">
            {passkeyRemoved(<strong className="text-ink">{asked.passkey.name}</strong>)}
          </p>
        ) : (
          <TextField
            label="Name"
            placeholder="My phone"
            maxLength={60}
            value={name}
            error={fault}
            hint={asked.kind === 'add' ? recogniseItLater : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <Button
          type="submit"
          size="lg"
          fullWidth
          variant={asked.kind === 'remove' ? 'danger' : 'primary'}
          pending={busy}
        >
          {asked.kind === 'add' ? 'Continue' : asked.kind === 'rename' ? 'Save' : 'Remove'}
        </Button>
      </form>
      {dialog}
    </>
  );
}
