import { useParams } from 'wouter';
import { Entrance } from '#features/sign-in/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useStopMail } from '../api.ts';
import {
  accountWontChange,
  askToStop,
  kindOfToken,
  sentenceOf,
  stoppedText,
  turnOnAgain,
} from '../messages.ts';

/** Stops a kind of mail by the link in it, signed in or not. It acts on a tap: mail scanners open links too. */
export function StopMailPage() {
  const { token } = useParams<{ token: string }>();
  const stop = useStopMail();
  if (stop.isSuccess) {
    return (
      <Entrance title="Done">
        <StatusMessage tone="success">{turnOnAgain(stoppedText[stop.data.stopped])}</StatusMessage>
        <LinkButton href="/" size="lg" fullWidth className="mt-6">
          Open Vigour
        </LinkButton>
      </Entrance>
    );
  }
  const what = kindOfToken(token);
  return (
    <Entrance title={askToStop(what)} lead={accountWontChange}>
      <div className="flex flex-col gap-4">
        {stop.isError && <StatusMessage tone="error">{sentenceOf(stop.error)}</StatusMessage>}
        <Button size="lg" fullWidth pending={stop.isPending} onClick={() => stop.mutate(token)}>
          Stop this email
        </Button>
        <LinkButton href="/" variant="ghost" size="lg" fullWidth>
          Keep it
        </LinkButton>
      </div>
    </Entrance>
  );
}
