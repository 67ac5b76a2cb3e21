import { useMutation } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { Entrance } from '#features/sign-in/web/public.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { confirmGuardian } from '../api.ts';
import { guardianText as t } from '../messages/guardian.ts';

/** A parent or guardian says yes by the link that was mailed. It acts on a tap: mail scanners open links too. */
export function GuardianPage() {
  const { token } = useParams<{ token: string }>();
  const confirm = useMutation(confirmGuardian);
  if (confirm.isSuccess) {
    return (
      <Entrance title={t.doneTitle}>
        <StatusMessage tone="success">{t.done}</StatusMessage>
        <LinkButton href="/" size="lg" fullWidth className="mt-6">
          {t.open}
        </LinkButton>
      </Entrance>
    );
  }
  return (
    <Entrance title={t.confirmTitle} lead={t.confirmLead}>
      <div className="flex flex-col gap-4">
        <p>{t.whatFollows}</p>
        {confirm.error && <StatusMessage tone="error" title={explainError(confirm.error)} />}
        <Button
          size="lg"
          fullWidth
          pending={confirm.isPending}
          onClick={() => confirm.mutate(token)}
        >
          {t.confirm}
        </Button>
        <p className="text-sm text-muted">{t.notMe}</p>
      </div>
    </Entrance>
  );
}
