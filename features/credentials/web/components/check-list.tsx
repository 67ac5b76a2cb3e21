import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { type CredentialCheck, documentAddress } from '../../contract.ts';
import { decideCheck } from '../api.ts';
import { credentialStateText, consoleText as t } from '../messages.ts';

const linkStyle = 'text-accent underline underline-offset-4';

/** One credential with all that is compared with a register. */
function CheckFacts({ check }: { check: CredentialCheck }) {
  const today = useToday();
  const { trainer, body, number, expiresOn, sentAt } = check;
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{trainer}</p>
      <p className="wrap-anywhere">
        {body} · {t.number(number)}
      </p>
      <p className="text-sm text-muted">
        {expiresOn ? t.lastDay(dateText(expiresOn, today)) : t.noEnd} ·{' '}
        {t.sent(dateText(localDay(new Date(sentAt)), today))}
      </p>
    </div>
  );
}

/** What waits, each with its document and the two answers. */
export function WaitingChecks({ checks }: { checks: readonly CredentialCheck[] }) {
  const [refused, setRefused] = useState<CredentialCheck | null>(null);
  const decide = useMutation(decideCheck);
  if (checks.length === 0) return <p className="text-muted">{t.noneWaiting}</p>;
  return (
    <>
      <ul className="-my-3 divide-y divide-line">
        {checks.map((check) => (
          <li key={check.id} className="flex flex-wrap items-center justify-between gap-3 py-4">
            <div className="min-w-0 flex-[1_1_16rem]">
              <CheckFacts check={check} />
              <p className="mt-1 flex items-center gap-1.5 text-sm">
                <FileText aria-hidden size={16} className="shrink-0 text-faint" />
                {check.document ? (
                  <a href={documentAddress(check.id)} download className={linkStyle}>
                    {t.open}
                  </a>
                ) : (
                  <span className="text-muted">{t.noDocument}</span>
                )}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={t.refuseName(check.trainer, check.body)}
                onClick={() => setRefused(check)}
              >
                {t.refuse}
              </Button>
              <Button
                size="sm"
                aria-label={t.acceptName(check.trainer, check.body)}
                pending={decide.isPending && decide.variables.id === check.id}
                onClick={() => decide.mutate({ id: check.id, check: 'checked', note: '' })}
              >
                {t.accept}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={refused !== null}
        onOpenChange={(next) => !next && setRefused(null)}
        title={t.refuseTitle}
        description={t.refuseLead}
      >
        {refused && <Refusal id={refused.id} onSent={() => setRefused(null)} />}
      </Dialog>
    </>
  );
}

function Refusal({ id, onSent }: { id: string; onSent: () => void }) {
  const decide = useMutation(decideCheck);
  const form = useForm({
    start: { note: '' },
    check: ({ note }) => ({
      content: { note: note.trim() },
      errors: { note: note.trim() === '' && t.enterNote },
    }),
    send: ({ note }) => decide.mutateAsync({ id, check: 'refused', note }),
    onSent,
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <FormProblem form={form} />
      <TextArea label={t.note} required maxLength={500} {...form.text('note')} />
      <Button type="submit" fullWidth pending={form.pending}>
        {t.sendRefusal}
      </Button>
    </Form>
  );
}

/** What was decided, by whom and when. */
export function DecidedChecks({ checks }: { checks: readonly CredentialCheck[] }) {
  const today = useToday();
  if (checks.length === 0) return <p className="text-muted">{t.noneDecided}</p>;
  return (
    <ul className="-my-3 divide-y divide-line">
      {checks.map((check) => {
        const { id, state, note, decidedAt, decidedBy } = check;
        const day = decidedAt ? dateText(localDay(new Date(decidedAt)), today) : '';
        return (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0 flex-[1_1_14rem]">
              <CheckFacts check={check} />
              {note && <p className="mt-1 text-sm wrap-anywhere">{note}</p>}
            </div>
            <div className="text-sm text-muted">
              <Badge tone={state === 'checked' ? 'success' : 'danger'}>
                {state === 'checked' ? credentialStateText.checked : credentialStateText.refused}
              </Badge>
              <p className="mt-1">{t.by(decidedBy, day)}</p>
            </div>
          </li>
        );
      })}
    </ul>
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
