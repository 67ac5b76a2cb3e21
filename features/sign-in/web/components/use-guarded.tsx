import { type ReactNode, useState } from 'react';
import { PasskeyNotGiven } from '#platform/web/passkeys/passkey-ceremony.ts';
import { toast } from '#platform/web/ui/toast.tsx';
import { toasts } from '../messages/toasts.ts';
import { StepUpCancelled, useStepUp } from './second-step/step-up.tsx';

/**
 * Runs one action at a time behind a fresh sign-in. What the person broke off says nothing; a failure
 * is one toast. The answer is undefined when it did not come to an end.
 */
export function useGuarded(): {
  busy: boolean;
  run: <Result>(action: () => Promise<Result>) => Promise<Result | undefined>;
  dialog: ReactNode;
} {
  const { guard, dialog } = useStepUp();
  const [busy, setBusy] = useState(false);
  async function run<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
    if (busy) return undefined;
    setBusy(true);
    try {
      return await guard(action);
    } catch (error) {
      const brokenOff = error instanceof StepUpCancelled || error instanceof PasskeyNotGiven;
      if (!brokenOff) toast(toasts.failed(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { busy, run, dialog };
}
