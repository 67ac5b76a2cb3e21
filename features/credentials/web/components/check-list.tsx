import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dateText } from '#platform/web/time/day-text.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { CredentialCheck } from '../../contract.ts';
import { credentialName } from '../../rules/credentials.ts';
import { undoCheck } from '../api.ts';
import { decidedText, consoleText as t } from '../messages.ts';
import { CheckFacts } from './check-facts.tsx';
import { ReasonForm } from './reason-form.tsx';

const toneOf = (state: CredentialCheck['state']): BadgeTone =>
  state === 'checked' ? 'success' : state === 'refused' ? 'danger' : 'neutral';

/** What was decided, by whom and when, and the way to take it back. */
export function DecidedChecks({ checks }: { checks: readonly CredentialCheck[] }) {
  const today = useToday();
  const undo = useMutation(undoCheck);
  const [taken, setTaken] = useState<CredentialCheck | null>(null);
  if (checks.length === 0) return <p className="text-muted">{t.noneDecided}</p>;
  return (
    <>
      <ul className="-my-3 divide-y divide-line">
        {checks.map((check) => {
          const { id, state, note, source, decidedAt, decidedBy } = check;
          const day = decidedAt ? dateText(localDay(new Date(decidedAt)), today) : '';
          const isDecided = state === 'checked' || state === 'refused';
          return (
            <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3">
              <div className="min-w-0 flex-[1_1_14rem]">
                <CheckFacts check={check} />
                {source && <p className="mt-1 text-sm wrap-anywhere">{t.comparedWith(source)}</p>}
                {note && <p className="mt-1 text-sm wrap-anywhere">{note}</p>}
              </div>
              <div className="text-sm text-muted">
                <Badge tone={toneOf(state)}>{decidedText[state]}</Badge>
                <p className="mt-1">{t.decidedBy(decidedBy, day)}</p>
                {isDecided && (
                  <Button
                    variant="ghost"
                    size="sm"
                    className="-ml-4"
                    aria-label={t.undoName(check.trainer, credentialName(check))}
                    onClick={() => setTaken(check)}
                  >
                    {t.undo}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <Dialog
        open={taken !== null}
        onOpenChange={(next) => !next && setTaken(null)}
        title={t.undoTitle}
        description={t.undoLead}
      >
        {taken && (
          <ReasonForm
            action={t.undo}
            needed={t.enterWhy}
            send={(note) => undo.mutateAsync({ id: taken.id, note })}
            onSent={() => setTaken(null)}
          />
        )}
      </Dialog>
    </>
  );
}

/** Checked ones whose last day comes soon. */
export function EndingChecks({ checks }: { checks: readonly CredentialCheck[] }) {
  if (checks.length === 0) return <p className="text-muted">{t.noneEnding}</p>;
  return (
    <ul className="-my-3 divide-y divide-line">
      {checks.map((check) => (
        <li key={check.id} className="py-3">
          <CheckFacts check={check} />
        </li>
      ))}
    </ul>
  );
}
