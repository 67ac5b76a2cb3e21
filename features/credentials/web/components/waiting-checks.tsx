import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { CredentialCheck } from '../../contract.ts';
import { credentialName } from '../../rules/credentials.ts';
import { decideCheck } from '../api.ts';
import { consoleText as t } from '../messages.ts';
import { CheckFacts } from './check-facts.tsx';
import { ConfirmCheck } from './confirm-check.tsx';
import { ReasonForm } from './reason-form.tsx';

/** What waits, each with the two answers. */
export function WaitingChecks({ checks }: { checks: readonly CredentialCheck[] }) {
  const [refused, setRefused] = useState<CredentialCheck | null>(null);
  const [checked, setChecked] = useState<CredentialCheck | null>(null);
  const decide = useMutation(decideCheck);
  if (checks.length === 0) return <p className="text-muted">{t.noneWaiting}</p>;
  return (
    <>
      <ul className="-my-3 divide-y divide-line">
        {checks.map((check) => (
          <li key={check.id} className="flex flex-wrap items-center justify-between gap-3 py-4">
            <div className="min-w-0 flex-[1_1_16rem]">
              <CheckFacts check={check} />
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={t.refuseName(check.trainer, credentialName(check))}
                onClick={() => setRefused(check)}
              >
                {t.refuse}
              </Button>
              <Button
                size="sm"
                aria-label={t.checkName(check.trainer, credentialName(check))}
                onClick={() => setChecked(check)}
              >
                {t.check}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={checked !== null}
        onOpenChange={(next) => !next && setChecked(null)}
        title={t.checkTitle}
        description={t.checkLead}
      >
        {checked && <ConfirmCheck check={checked} onSent={() => setChecked(null)} />}
      </Dialog>
      <Dialog
        open={refused !== null}
        onOpenChange={(next) => !next && setRefused(null)}
        title={t.refuseTitle}
        description={t.refuseLead}
      >
        {refused && (
          <ReasonForm
            action={t.sendRefusal}
            needed={t.enterNote}
            send={(note) =>
              decide.mutateAsync({
                id: refused.id,
                check: 'refused',
                note,
                compared: [],
                source: '',
              })
            }
            onSent={() => setRefused(null)}
          />
        )}
      </Dialog>
    </>
  );
}
