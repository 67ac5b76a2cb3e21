import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { StoredCredential } from '../../contract.ts';
import { type CredentialDraft, checkCredential } from '../../rules/check-credential.ts';
import { CREDENTIAL_KINDS, CREDENTIAL_LIMITS } from '../../rules/credentials.ts';
import { credentialMutations } from '../api.ts';
import { kindNames, credentialText as t } from '../messages.ts';

type Content = Pick<StoredCredential, 'kind' | 'title' | 'body' | 'number' | 'expiresOn'>;
type FieldsProps = {
  credential: StoredCredential | null;
  send: (content: Content) => Promise<unknown>;
  onSent: () => void;
  children?: ReactNode;
};

const KINDS = [
  { value: '', label: t.chooseKind },
  ...CREDENTIAL_KINDS.map((value) => ({ value, label: kindNames[value] })),
];

function Fields({ credential, send, onSent, children }: FieldsProps) {
  const start: CredentialDraft = {
    kind: credential?.title ? credential.kind : '',
    title: credential?.title ?? '',
    body: credential?.body ?? '',
    number: credential?.number ?? '',
    expiresOn: credential?.expiresOn ?? '',
  };
  const form = useForm({
    start,
    check: (draft) =>
      checkCredential(draft, {
        kind: t.enterKind,
        title: t.enterName,
        body: t.enterBody,
        number: t.enterNumber,
      }),
    send,
    onSent,
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      {children}
      <FormProblem form={form} />
      {credential?.state === 'checked' && <p className="text-sm text-muted">{t.losesCheck}</p>}
      <SelectField
        label={t.kind}
        required
        options={KINDS}
        value={form.draft.kind}
        error={form.errors.kind}
        onChange={({ target }) =>
          form.change({ kind: CREDENTIAL_KINDS.find((one) => one === target.value) ?? '' })
        }
      />
      <TextField
        label={t.name}
        hint={t.nameHint}
        required
        maxLength={CREDENTIAL_LIMITS.title}
        {...form.text('title')}
      />
      <TextField
        label={t.body}
        hint={t.bodyHint}
        required
        maxLength={CREDENTIAL_LIMITS.body}
        {...form.text('body')}
      />
      <TextField
        label={t.number}
        required
        maxLength={CREDENTIAL_LIMITS.number}
        {...form.text('number')}
      />
      <TextField label={t.expiresOn} type="date" hint={t.expiresHint} {...form.text('expiresOn')} />
      <Button type="submit" fullWidth pending={form.pending}>
        {form.pending ? t.saving : t.save}
      </Button>
    </Form>
  );
}

export function NewCredential({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={t.add} toType>
      {open && <NewFields onClose={onClose} />}
    </Dialog>
  );
}

function NewFields({ onClose }: { onClose: () => void }) {
  // One credential, however often it is sent.
  const [id] = useState(newId);
  const add = useMutation(credentialMutations.add);
  return (
    <Fields
      credential={null}
      send={(content) => add.mutateAsync({ ...content, id })}
      onSent={onClose}
    />
  );
}

type EditCredentialProps = { credential: StoredCredential | null; onClose: () => void };

export function EditCredential({ credential, onClose }: EditCredentialProps) {
  // The words stay while the dialog is closing.
  const [last, setLast] = useState(credential);
  if (credential && credential !== last) setLast(credential);
  return (
    <Dialog open={credential !== null} onOpenChange={(next) => !next && onClose()} title={t.edit}>
      {last && <EditFields key={last.id} credential={last} onClose={onClose} />}
    </Dialog>
  );
}

function EditFields({
  credential,
  onClose,
}: {
  credential: StoredCredential;
  onClose: () => void;
}) {
  const { edited, send, showNewer } = useRecordEdit(credential, credentialMutations.edit);
  return (
    <Fields key={edited.version} credential={edited} send={send} onSent={onClose}>
      {showNewer && <ChangedElsewhere title={t.changedElsewhere} onShow={showNewer} />}
    </Fields>
  );
}
