import { dateText } from '#platform/web/time/day-text.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { CredentialCheck } from '../../contract.ts';
import { credentialName } from '../../rules/credentials.ts';
import { kindNames, consoleText as t } from '../messages.ts';

/** One credential with all that is compared with a register. */
export function CheckFacts({ check }: { check: CredentialCheck }) {
  const today = useToday();
  const { trainer, kind, body, number, expiresOn, sentAt } = check;
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{credentialName(check)}</p>
      <p className="text-sm text-muted">{kindNames[kind]}</p>
      <p className="mt-1 wrap-anywhere">{trainer}</p>
      <p className="wrap-anywhere">{t.by(body, number)}</p>
      <p className="text-sm text-muted">
        {expiresOn ? t.lastDay(dateText(expiresOn, today)) : t.noEnd} ·{' '}
        {t.sent(dateText(localDay(new Date(sentAt)), today))}
      </p>
    </div>
  );
}
