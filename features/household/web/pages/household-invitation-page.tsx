import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { Entrance, type SignInStart } from '#features/sign-in/web/public.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { rememberWantedPath } from '#platform/web/routing/wanted-path.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import type { Eating, HouseholdInvitation } from '../../contract.ts';
import { invitationPath, NOT_PENDING } from '../../rules/household-kinds.ts';
import { likelyPlace } from '../../rules/likely-place.ts';
import { useAnswerInvitation, useInvitation } from '../api.ts';
import { EatingFields } from '../components/eating-card.tsx';
import { PlaceFields } from '../components/place-fields.tsx';
import { joinText as text } from '../messages/household.ts';

/** The page behind a household's link: for strangers, new people and those who are signed in. */
export function HouseholdInvitationPage() {
  const { token } = useParams<{ token: string }>();
  const who = useCurrentUser();
  const user = who.data;
  const invitation = useInvitation(token, user === undefined ? undefined : (user?.id ?? null));
  const host = invitation.data && (invitation.data.hostName || text.somebody);
  return (
    <Entrance title={text.title} {...(host ? { lead: text.lead(host) } : {})}>
      {user === undefined && who.isError ? (
        <Loaded query={who}>{() => null}</Loaded>
      ) : (
        <Loaded query={invitation}>
          {(data) => (
            <Answer
              token={token}
              invitation={data}
              isSignedIn={Boolean(user)}
              onRefused={() => void invitation.refetch()}
            />
          )}
        </Loaded>
      )}
      {invitation.isError && <Home />}
    </Entrance>
  );
}

type AnswerProps = {
  token: string;
  invitation: HouseholdInvitation;
  isSignedIn: boolean;
  /** the invitation may be another by now */
  onRefused: () => void;
};

function Answer({ token, invitation, isSignedIn, onRefused }: AnswerProps) {
  const { state, refusal, name, hostName, places } = invitation;
  const [, navigate] = useLocation();
  // Until the person says otherwise: who they most likely are, and what the host noted of them.
  const [chosen, setChosen] = useState<string | null>();
  const [said, setSaid] = useState<Eating>();
  const place =
    chosen === undefined ? likelyPlace(places, name) : places.find(({ id }) => id === chosen);
  const eating = said ?? { diets: place?.diets ?? [], without: place?.without ?? [] };
  const answer = useAnswerInvitation();
  const [isDeclined, setDeclined] = useState(false);
  if (isDeclined || state !== 'pending') {
    return (
      <div className="flex flex-col gap-6">
        <StatusMessage tone="info">
          {isDeclined || state === 'pending' ? text.declined : NOT_PENDING[state]}
        </StatusMessage>
        <Home />
      </div>
    );
  }
  if (refusal) {
    return (
      <div className="flex flex-col gap-6">
        <StatusMessage tone="info">{text.refusals[refusal]}</StatusMessage>
        <Home />
      </div>
    );
  }
  const accept = () =>
    answer.mutate(
      { token, joining: { ...eating, takesPlaceOf: place?.id ?? null } },
      {
        onError: onRefused,
        onSuccess() {
          toast(text.joined(hostName || text.somebody));
          navigate('/meals/plan', { replace: true });
        },
      },
    );
  const signIn = () => {
    rememberWantedPath(invitationPath(token));
    navigate('/login/email', { state: { email: '', name } satisfies SignInStart });
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{text.sees}</p>
      {answer.isError && <StatusMessage tone="error" title={explainError(answer.error)} answers />}
      {isSignedIn ? (
        <>
          <p className="text-muted">{text.ownPlan}</p>
          {places.length > 0 && (
            <PlaceFields places={places} value={place?.id ?? null} onChange={setChosen} />
          )}
          <EatingFields value={eating} onChange={setSaid} />
          <Button
            size="lg"
            fullWidth
            pending={answer.isPending && answer.variables.joining !== null}
            onClick={accept}
          >
            {text.accept}
          </Button>
        </>
      ) : (
        <Button size="lg" fullWidth onClick={signIn}>
          {text.signIn}
        </Button>
      )}
      <Button
        variant="secondary"
        size="lg"
        fullWidth
        pending={answer.isPending && answer.variables.joining === null}
        onClick={() =>
          answer.mutate({ token, joining: null }, { onSuccess: () => setDeclined(true) })
        }
      >
        {text.decline}
      </Button>
      <Home />
    </div>
  );
}

const Home = () => (
  <LinkButton href="/" variant="ghost" size="lg" fullWidth>
    {text.home}
  </LinkButton>
);
