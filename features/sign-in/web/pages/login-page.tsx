import { Mail, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FacebookMark, GoogleMark } from '#platform/web/ui/brand-marks.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { leavingButtons } from '#platform/web/ui/leaving.ts';
import { showNoticeOfAddress } from '#platform/web/ui/notice-of-address.ts';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { Entrance } from '../components/entrance.tsx';
import { useWayIn } from '../components/use-way-in.ts';
import { needsJavaScript, signInOrStart } from '../messages/entrance.ts';
import { connectingTexts, wayBackNotices } from '../messages.ts';

type Way = keyof typeof connectingTexts;

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

/**
 * The ways in. Each leaves the page, after a moment that says where to. Nothing here is drawn again:
 * for a stranger at /login it is built as HTML and comes alive without React.
 */
export function LoginPage() {
  useWayIn();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    if (page.current) {
      leavingButtons(page.current, leaving.signal);
      showNoticeOfAddress(page.current);
    }
    return () => leaving.abort();
  }, []);
  return (
    <div ref={page}>
      <Entrance title="Welcome" lead={signInOrStart}>
        <div role="alert">
          {Object.entries(wayBackNotices).map(([name, text]) => (
            <p
              key={name}
              data-notice={name}
              hidden
              className="mb-5 rounded-card border border-line bg-surface p-4"
            >
              {text}
            </p>
          ))}
        </div>
        <form action="/api/login" className="flex flex-col gap-3">
          {ways.map(({ way, label, href, icon }) => (
            <Button
              key={way}
              type="submit"
              {...(way === 'facebook' ? { formAction: href } : { name: 'method', value: way })}
              data-leave={href}
              data-saying={connectingTexts[way]}
              variant={way === 'email' ? 'primary' : 'secondary'}
              size="lg"
              fullWidth
              icon={icon}
            >
              {label}
            </Button>
          ))}
          <div aria-hidden className="my-2 flex items-center gap-4 text-sm text-faint">
            <span className="h-px flex-1 bg-line" />
            or
            <span className="h-px flex-1 bg-line" />
          </div>
          <Button
            type="submit"
            formAction="/demo"
            data-leave="/demo"
            variant="ghost"
            size="lg"
            fullWidth
            icon={<Play aria-hidden size={20} />}
          >
            Explore Demo First
          </Button>
        </form>
        <noscript>
          <p className="mt-6 text-muted">{needsJavaScript}</p>
        </noscript>
      </Entrance>
      {/* The live region exists before its text, so that screen readers announce it. */}
      <div role="status">
        <div
          data-leaving
          hidden
          tabIndex={-1}
          className="fixed inset-0 z-50 grid animate-appear place-content-center justify-items-center gap-6 bg-ground p-6 text-center"
        >
          <Spinner size={56} />
          <p className="text-2xl font-semibold" />
        </div>
      </div>
    </div>
  );
}
