import type { ReactNode } from 'react';
import { LivingPage, SiteFooter, SiteHeader } from '#features/public-site/web/public.ts';
import { buttonStyle } from '#platform/web/ui/button-style.ts';
import { planWithIt, planWithItDetail } from '../messages/public-pages.ts';

/** The frame of the pages about exercises that everybody can open, and the way in at their end. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <LivingPage>
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        className="safe-x mx-auto max-w-6xl pt-6 pb-16 sm:px-6 lg:px-10"
      >
        {children}
        <section
          aria-labelledby="plan-with-it"
          className="mt-12 flex flex-wrap items-center justify-between gap-6 border-t border-line pt-10"
        >
          <div className="min-w-0 max-w-xl flex-[1_1_16rem]">
            <h2 id="plan-with-it" className="text-2xl font-semibold text-balance">
              {planWithIt}
            </h2>
            <p className="mt-2 text-muted">{planWithItDetail}</p>
          </div>
          <a href="/login" className={buttonStyle({ size: 'lg' })}>
            Start Free Trial
          </a>
        </section>
      </main>
      <SiteFooter />
    </LivingPage>
  );
}
