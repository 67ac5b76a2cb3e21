import type { ReactNode } from 'react';
import { Logo } from '#platform/web/ui/logo.tsx';
import {
  cookiesWeSet,
  eulaUntilReady,
  exercises,
  healthAndPrices,
  whatBrowserStores,
} from '../messages/footer.ts';

const link =
  'inline-flex min-h-11 items-center rounded-control text-muted underline-offset-4 hover:text-ink hover:underline';

/** The legal side of every public page. The two short texts open in place, without a script. */
export function SiteFooter() {
  return (
    <footer className="safe-bottom border-t border-line bg-sunken pb-24 sm:pb-0">
      <div className="safe-x mx-auto flex max-w-7xl flex-col gap-8 py-12 sm:px-6 lg:px-10">
        <div className="flex flex-col gap-6 lg:flex-row lg:items-center lg:justify-between">
          <Logo size={26} />
          <a href="/exercises" className={`${link} lg:ml-auto lg:mr-7`}>
            {exercises}
          </a>
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
          <p>{cookiesWeSet}</p>
          <p>{whatBrowserStores}</p>
        </InPlace>
        <InPlace id="eula" title="EULA">
          <p>
            {eulaUntilReady(
              <a href="/terms" className="text-ink underline underline-offset-4">
                Terms
              </a>,
            )}
          </p>
        </InPlace>
        <p className="max-w-3xl text-sm text-faint">{healthAndPrices}</p>
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
