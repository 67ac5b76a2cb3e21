import { useLocation, useParams } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { Entrance, type SignInStart, SignOut } from '#features/sign-in/web/public.ts';
import { rememberWantedPath } from '#platform/web/routing/wanted-path.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { InvitationLink } from '../../contract.ts';
import { asRole } from '../../rules/emails.ts';
import { NOT_PENDING } from '../../rules/invitation-states.ts';
import { useAnswerLink, useInvitationLink } from '../api.ts';
import {
  invitationForAnotherEmail,
  invitedEmailNeeded,
  invitesYouToJoin,
  seesNameEmailRole,
  signedInAsSomeoneElse,
  signInOrSignUp,
} from '../messages/invitations.ts';
import { sentenceOf, toasts } from '../messages.ts';

/** The page behind an invitation link, for strangers, new people, the invited person and others. */
export function InvitationPage() {
  const { token } = useParams<{ token: string }>();
  const who = useCurrentUser();
  const user = who.data;
  const link = useInvitationLink(token, user === undefined ? undefined : (user?.id ?? null));
  const name = link.data?.name;
  return (
    <Entrance
      title={name ? `Join ${name}` : 'Invitation'}
      {...(link.data ? { lead: leadOf(link.data) } : {})}
    >
      {user === undefined && who.isError ? (
        <Loaded query={who}>{() => null}</Loaded>
      ) : (
        <Loaded query={link}>
          {(data) => <Answer token={token} link={data} signedInAs={user?.email ?? null} />}
        </Loaded>
      )}
      {link.isError && <Home />}
    </Entrance>
  );
}

const leadOf = ({ name, role, kind, email }: InvitationLink) =>
  invitesYouToJoin(name, email, asRole(role, kind));

type AnswerProps = { token: string; link: InvitationLink; signedInAs: string | null };

function Answer({ token, link, signedInAs }: AnswerProps) {
  const { state, forYou, name, email, firstName } = link;
  if (state !== 'pending') {
    return (
      <div className="flex flex-col gap-6">
        <StatusMessage tone={state === 'accepted' ? 'success' : 'info'}>
          {NOT_PENDING[state]}
        </StatusMessage>
        {state === 'accepted' && forYou && (
          <LinkButton href="/profile/organisations" size="lg" fullWidth>
            See my gyms
          </LinkButton>
        )}
        <Home />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{seesNameEmailRole(name)}</p>
      {forYou === false && (
        <>
          <StatusMessage tone="info" title={invitationForAnotherEmail}>
            {signedInAsSomeoneElse(signedInAs ?? '', email, name)}
          </StatusMessage>
          <SignOut leaveTo={`/invitations/${token}`} />
        </>
      )}
      {forYou === null && <SignInFirst token={token} email={email} firstName={firstName} />}
      {forYou && <Accept token={token} name={name} />}
      <Decline token={token} />
      <Home />
    </div>
  );
}

type SignInFirstProps = { token: string; email: string; firstName: string };

function SignInFirst({ token, email, firstName }: SignInFirstProps) {
  const [, navigate] = useLocation();
  const go = () => {
    rememberWantedPath(`/invitations/${token}`);
    navigate('/login/email', { state: { email, name: firstName } satisfies SignInStart });
  };
  return (
    <>
      <Button size="lg" fullWidth onClick={go}>
        {signInOrSignUp}
      </Button>
      <p className="text-sm text-muted">{invitedEmailNeeded(email)}</p>
    </>
  );
}

function Accept({ token, name }: { token: string; name: string }) {
  const answer = useAnswerLink(token);
  const [, navigate] = useLocation();
  // Once it is accepted the page says so, and this button is gone before it hears of it.
  const accept = () =>
    answer.mutateAsync('accept').then(
      () => {
        toast(toasts.joined(name));
        navigate('/profile/organisations', { replace: true });
      },
      () => undefined,
    );
  return (
    <>
      {answer.isError && <StatusMessage tone="error" title={sentenceOf(answer.error)} answers />}
      <Button size="lg" fullWidth pending={answer.isPending} onClick={() => void accept()}>
        Accept
      </Button>
    </>
  );
}

function Decline({ token }: { token: string }) {
  const answer = useAnswerLink(token);
  return (
    <Button
      variant="secondary"
      size="lg"
      fullWidth
      pending={answer.isPending}
      onClick={() =>
        // Once it is declined the page says so, and this button is gone before it hears of it.
        void answer.mutateAsync('decline').then(
          () => toast(toasts.declined),
          (error: unknown) => toast(toasts.failed(error)),
        )
      }
    >
      Decline
    </Button>
  );
}

const Home = () => (
  <LinkButton href="/" variant="ghost" size="lg" fullWidth>
    Back to Home
  </LinkButton>
);
