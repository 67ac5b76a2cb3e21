import { Mail, Play } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { FacebookMark, GoogleMark } from '#platform/web/ui/brand-marks.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { Entrance } from '../components/entrance.tsx';
import { useWayIn } from '../components/use-way-in.ts';
import { connectingTexts } from '../messages.ts';

type Way = keyof typeof connectingTexts;

/** How long the overlay shows before the browser leaves the page. */
const CONNECTING_MS = 800;
/** After this long without an answer the person may choose again. */
const GIVE_UP_MS = 20_000;

const ways: { way: Way; label: string; href: string; icon: ReactNode }[] = [
  {
    way: 'google',
    label: 'Continue with Google',
    href: '/api/login?method=google',
    icon: <GoogleMark />,
  },
  {
    way: 'facebook',
    label: 'Continue with Facebook',
    href: '/api/auth/facebook',
    icon: <FacebookMark />,
  },
  {
    way: 'email',
    label: 'Continue with Email',
    href: '/api/login?method=email',
    icon: <Mail aria-hidden size={22} />,
  },
];

/** The ways in. Each leaves the page, after a moment that says where to. */
export function LoginPage() {
  useWayIn();
  const [, navigate] = useLocation();
  const [connecting, setConnecting] = useState<(typeof ways)[number] | null>(null);

  useEffect(() => {
    if (!connecting) return;
    const leave = setTimeout(() => location.assign(connecting.href), CONNECTING_MS);
    const giveUp = setTimeout(() => setConnecting(null), GIVE_UP_MS);
    return () => {
      clearTimeout(leave);
      clearTimeout(giveUp);
    };
  }, [connecting]);

  // "Back" may bring this page from the browser's memory just as it was left.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setConnecting(null);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  const busy = connecting !== null;
  return (
    <>
      <Entrance title="Welcome" lead="Sign in, or start in two minutes.">
        <div className="flex flex-col gap-3">
          {ways.map((entry) => (
            <Button
              key={entry.way}
              variant={entry.way === 'email' ? 'primary' : 'secondary'}
              size="lg"
              fullWidth
              icon={entry.icon}
              disabled={busy}
              onClick={() => setConnecting(entry)}
            >
              {entry.label}
            </Button>
          ))}
          <div aria-hidden className="my-2 flex items-center gap-4 text-sm text-faint">
            <span className="h-px flex-1 bg-line" />
            or
            <span className="h-px flex-1 bg-line" />
          </div>
          <Button
            variant="ghost"
            size="lg"
            fullWidth
            icon={<Play aria-hidden size={20} />}
            disabled={busy}
            onClick={() => navigate('/demo')}
          >
            Explore Demo First
          </Button>
        </div>
      </Entrance>
      {/* The live region stands before it speaks, so that screen readers hear it. */}
      <div role="status">
        {connecting && (
          <div className="fixed inset-0 z-50 grid animate-appear place-content-center justify-items-center gap-6 bg-ground p-6 text-center">
            <Spinner size={56} />
            <p className="text-2xl font-semibold">{connectingTexts[connecting.way]}</p>
          </div>
        )}
      </div>
    </>
  );
}
