import { useState } from 'react';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { SecurityState } from '../../../contract.ts';
import { useRemoveSecondFactor, useRenewRecoveryCodes } from '../../api/security.ts';
import {
  askToTurnOff,
  codesLeft,
  passwordAloneAfter,
  passwordAloneNow,
  passwordNeedsCode,
  requireCode,
} from '../../messages/security.ts';
import { toasts } from '../../messages/toasts.ts';
import { useGuarded } from '../use-guarded.tsx';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Shown = { kind: 'set-up' } | { kind: 'turn-off' } | { kind: 'codes'; codes: string[] };
const titles = {
  'set-up': 'Authenticator app',
  'turn-off': askToTurnOff,
  codes: 'Recovery codes',
};

/** The authenticator app: on or off, and its recovery codes. */
export function SecondFactorCard({ state }: { state: SecurityState['secondFactor'] }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();
  const { busy, run, dialog } = useGuarded();

  const newCodes = async () => {
    const answer = await run(() => renew.mutateAsync(undefined));
    if (answer) setShown({ kind: 'codes', codes: answer.recoveryCodes });
  };
  const turnOff = async () => {
    if ((await run(() => remove.mutateAsync(undefined))) === undefined) return;
    setShown(null);
    toast(toasts.done('Turned off', passwordAloneNow));
  };

  return (
    <Card
      title="Authenticator app"
      action={
        state.on ? (
          <Badge tone="success">On</Badge>
        ) : (
          <Button variant="secondary" size="sm" onClick={() => setShown({ kind: 'set-up' })}>
            Set up
          </Button>
        )
      }
    >
      <p className="text-muted">
        {state.on ? passwordNeedsCode(codesLeft(state.recoveryCodesLeft)) : requireCode}
      </p>
      {state.on && (
        <div className="mt-4 grid gap-3 sm:grid-cols-2">
          <Button variant="secondary" pending={busy} onClick={() => void newCodes()}>
            New recovery codes
          </Button>
          <Button variant="secondary" onClick={() => setShown({ kind: 'turn-off' })}>
            Turn off
          </Button>
        </div>
      )}
      <Dialog
        open={shown !== null}
        onOpenChange={(open) => !open && setShown(null)}
        title={shown ? titles[shown.kind] : ''}
      >
        {shown?.kind === 'set-up' && <AuthenticatorForm onDone={() => setShown(null)} />}
        {shown?.kind === 'codes' && (
          <RecoveryCodes codes={shown.codes} onDone={() => setShown(null)} />
        )}
        {shown?.kind === 'turn-off' && (
          <div className="flex flex-col gap-5">
            <p className="text-muted">{passwordAloneAfter}</p>
            <Button
              variant="danger"
              size="lg"
              fullWidth
              pending={busy}
              onClick={() => void turnOff()}
            >
              Turn off
            </Button>
          </div>
        )}
      </Dialog>
      {dialog}
    </Card>
  );
}
