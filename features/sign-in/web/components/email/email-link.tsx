import { useParams } from 'wouter';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useEmailLink } from '../../api/mailed-links.ts';
import { approveAtCurrentAddress, confirmAtNewAddress } from '../../messages/ways-in.ts';
import { Entrance } from '../entrance.tsx';

type EmailLinkProps = {
  way: 'confirm' | 'keep';
  title: string;
  lead: string;
  button: string;
  done: { title: string; text: string; label: string; href: string };
};

/** Page of an email-change link. Needs a tap, because mail scanners open links too. */
export function EmailLink({ way, title, lead, button, done }: EmailLinkProps) {
  const { token } = useParams<{ token: string }>();
  const link = useEmailLink(way);
  const waitsFor = link.data && 'waitsFor' in link.data ? link.data.waitsFor : null;
  if (waitsFor) {
    return (
      <Entrance title="One more step">
        <StatusMessage tone="info">
          {waitsFor === 'present' ? approveAtCurrentAddress : confirmAtNewAddress}
        </StatusMessage>
        <LinkButton href="/" variant="secondary" size="lg" fullWidth className="mt-6">
          Back to Home
        </LinkButton>
      </Entrance>
    );
  }
  if (link.isSuccess) {
    return (
      <Entrance title={done.title}>
        <StatusMessage tone="success">{done.text}</StatusMessage>
        <LinkButton href={done.href} size="lg" fullWidth className="mt-6">
          {done.label}
        </LinkButton>
      </Entrance>
    );
  }
  return (
    <Entrance title={title} lead={lead}>
      <div className="flex flex-col gap-4">
        {link.isError && <Problem title={explainError(link.error)} />}
        <Button size="lg" fullWidth pending={link.isPending} onClick={() => link.mutate(token)}>
          {button}
        </Button>
        <LinkButton href="/" variant="ghost" size="lg" fullWidth>
          Back to Home
        </LinkButton>
      </div>
    </Entrance>
  );
}
