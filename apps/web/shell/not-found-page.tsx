import { Compass } from 'lucide-react';
import { useEffect } from 'react';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Logo } from '#platform/web/ui/logo.tsx';
import { notFoundTitle, pageDoesNotExist } from './messages/frame.ts';

/** Any path that is nobody's. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = notFoundTitle;
  }, []);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <Logo />
      <Compass aria-hidden size={64} strokeWidth={1.5} className="mt-8 text-accent-2" />
      <h1 tabIndex={-1} className="text-[min(1.875rem,9.5vw)] font-bold">
        404 Page Not Found
      </h1>
      <p className="max-w-xs text-muted">{pageDoesNotExist}</p>
      <LinkButton href="/" className="mt-4">
        Go to home
      </LinkButton>
    </main>
  );
}
