import type { ReactNode } from 'react';
import { Logo } from '#platform/web/ui/logo.tsx';

const link =
  'inline-flex min-h-11 items-center rounded-control text-muted underline-offset-4 hover:text-ink hover:underline';

/** The legal side of every public page. The two short texts open in place, without a script. */
export function SiteFooter() {
  return (
    <footer className="safe-bottom border-t border-line bg-sunken pb-24 sm:pb-0">
      <div className="safe-x mx-auto flex max-w-7xl flex-col gap-8 py-12 sm:px-6 lg:px-10">
        <div className="flex flex-col gap-6 lg:flex-row lg:items-center lg:justify-between">
          <Logo size={26} />
          <nav aria-label="Legal">
            <ul className="flex flex-wrap gap-x-7">
              <li>
                <a href="/terms" className={link}>
                  Terms
                </a>
              </li>
              <li>
                <a href="/privacy" className={link}>
                  Privacy
                </a>
              </li>
              <li>
                <a href="#cookie-policy" className={link}>
                  Cookie Policy
                </a>
              </li>
              <li>
                <a href="#eula" className={link}>
                  EULA
                </a>
              </li>
            </ul>
          </nav>
        </div>
        <InPlace id="cookie-policy" title="Cookie Policy">
          <p>
            The full Cookie Policy is still being written. Vigour sets only the cookies it needs.
            One stops others from sending forms in your name. One keeps you signed in until you sign
            out. One recognises your device for 400 days, so that people who guess passwords can’t
            lock you out. Some last a few minutes while you sign in. Scripts can’t read them, except
            one mark that tells sign-ins apart and gives no access.
          </p>
          <p>
            Your browser stores your theme, billing period and chosen plan. We use no advertising or
            tracking cookies, so we don’t ask for consent.
          </p>
        </InPlace>
        <InPlace id="eula" title="EULA">
          <p>
            The End User Licence Agreement is still being written. Vigour runs in your browser.
            Until the agreement is ready, the{' '}
            <a href="/terms" className="text-ink underline underline-offset-4">
              Terms
            </a>{' '}
            apply.
          </p>
        </InPlace>
        <p className="max-w-3xl text-sm text-faint">
          Consult a healthcare professional before you start a new exercise or nutrition programme.
          Vigour does not give medical advice. Prices are in Australian dollars and include GST.
        </p>
      </div>
    </footer>
  );
}

function InPlace({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="hidden max-w-3xl scroll-mt-24 rounded-card border border-line bg-surface p-6 target:block sm:p-8"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={`${id}-title`} className="text-2xl font-semibold">
          {title}
        </h2>
        <a href="#main" className={`${link} shrink-0 text-sm`}>
          Close<span className="sr-only"> {title}</span>
        </a>
      </div>
      <div className="mt-3 flex flex-col gap-3 text-muted">{children}</div>
    </section>
  );
}
