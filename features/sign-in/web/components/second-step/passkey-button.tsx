import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { useIsTakenOver } from '#platform/web/forms/early-input.ts';
import { canUsePasskeys, PasskeyNotGiven } from '#platform/web/passkeys/passkey-ceremony.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Problem } from '#platform/web/ui/problem.tsx';
import { usePasskeySignIn } from '../../api/session.ts';
import { noPasskeyUsed, signInWithPasskey } from '../../messages/sign-out.ts';

/** Signs in by passkey; nothing in a browser without them. */
export function PasskeyButton() {
  const signIn = usePasskeySignIn();
  // The prerendered page does not know the browser. Reserves space, so that nothing moves.
  const isTakenOver = useIsTakenOver();
  const [wasDrawn] = useState(!isTakenOver);
  const isOffered = isTakenOver && canUsePasskeys();
  if (!isOffered && !wasDrawn) return null;
  const notGiven = signIn.error instanceof PasskeyNotGiven;
  return (
    <div className={classNames('mt-3 flex flex-col gap-3', !isOffered && 'invisible')}>
      <Button
        variant="ghost"
        size="lg"
        fullWidth
        icon={<KeyRound aria-hidden size={20} />}
        pending={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        {signInWithPasskey}
      </Button>
      {signIn.isError && <Problem title={notGiven ? noPasskeyUsed : explainError(signIn.error)} />}
    </div>
  );
}
