import { useEffect, useState } from 'react';
import { LogoMark } from '#platform/web/ui/logo.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import { authenticatingMessages } from '../messages.ts';

const STEP_MS = 80;
/** The duration is unknown, so the bar slows down and never completes. */
const MAX_PERCENT = 95;
const SHARE_OF_REST = 0.03;

/** Shown while the server signs a person in: what is going on, and roughly how far it is. */
export function AuthenticatingScreen() {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setPercent((now) => now + (MAX_PERCENT - now) * SHARE_OF_REST),
      STEP_MS,
    );
    return () => clearInterval(timer);
  }, []);

  const last = authenticatingMessages.length - 1;
  const at = Math.min(last, Math.floor((percent / MAX_PERCENT) * authenticatingMessages.length));
  const shown = Math.floor(percent);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh place-content-center justify-items-center gap-8 p-6 text-center"
    >
      <LogoMark size={72} />
      <div role="status">
        <h1 tabIndex={-1} className="min-h-16 max-w-sm text-2xl font-semibold">
          {authenticatingMessages[at]}
        </h1>
      </div>
      <div className="w-[min(20rem,80vw)]">
        <ProgressBar value={shown} max={100} label="Signing in" valueText={`${shown} percent`} />
        <p aria-hidden className="tabular mt-3 text-muted">
          {shown}%
        </p>
      </div>
    </main>
  );
}
