import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import type { StoredCredential } from '../../contract.ts';
import { credentialName } from '../../rules/credentials.ts';
import { credentialMutations, useCredentials } from '../api.ts';
import { credentialStateText, kindNames, credentialText as t } from '../messages.ts';
import { EditCredential, NewCredential } from './credential-dialogs.tsx';
import { SendCredential } from './send-credential.tsx';

const TONES: Record<StoredCredential['state'], BadgeTone> = {
  none: 'neutral',
  waiting: 'info',
  checked: 'success',
  refused: 'danger',
  expired: 'warn',
};

/** A trainer's credentials, and whether they are checked. */
export function CredentialsCard() {
  const credentials = useCredentials();
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<StoredCredential | null>(null);
  const [sent, setSent] = useState<StoredCredential | null>(null);
  return (
    <Card title={t.title}>
      <p className="mb-3 text-sm text-muted">{t.lead}</p>
      <Loaded query={credentials}>
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map((credential) => (
              <li key={credential.id} className="py-3 first:pt-0">
                <Row
                  credential={credential}
                  onEdit={() => setEdited(credential)}
                  onSend={() => setSent(credential)}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Button
        variant="secondary"
        size="sm"
        icon={<Plus aria-hidden size={18} />}
        onClick={() => setAdding(true)}
      >
        {t.add}
      </Button>
      <NewCredential open={isAdding} onClose={() => setAdding(false)} />
      <EditCredential credential={edited} onClose={() => setEdited(null)} />
      <SendCredential credential={sent} onClose={() => setSent(null)} />
    </Card>
  );
}

type RowProps = { credential: StoredCredential; onEdit: () => void; onSend: () => void };

function Row({ credential, onEdit, onSend }: RowProps) {
  const today = useToday();
  const remove = useMutation(credentialMutations.remove);
  const { kind, body, number, expiresOn, state, note } = credential;
  const name = credentialName(credential);
  const canSend = state === 'none' || state === 'refused';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
        <Badge tone={TONES[state]}>{credentialStateText[state]}</Badge>
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {kindNames[kind]} · {body} {number} ·{' '}
        {expiresOn ? t.until(dateText(expiresOn, today)) : t.noEnd}
      </p>
      {note && <p className="mt-1 text-sm wrap-anywhere">{t.reason(note)}</p>}
      <div className="mt-1 -ml-4 flex flex-wrap">
        {canSend && (
          <Button variant="ghost" size="sm" aria-label={t.sendName(name)} onClick={onSend}>
            {t.send}
          </Button>
        )}
        <Button variant="ghost" size="sm" aria-label={t.change(name)} onClick={onEdit}>
          {t.edit}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          pending={remove.isPending}
          onClick={() => remove.mutate(credential)}
        >
          {t.remove}
        </Button>
      </div>
    </>
  );
}
