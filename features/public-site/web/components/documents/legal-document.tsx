import type { ReactNode } from 'react';
import { buttonStyle } from '#platform/web/ui/button-style.ts';
import { SiteFooter } from '../site-footer.tsx';
import { legalChangedOn } from './operator-content.ts';

export type LegalSection = { id: string; title: string; body: ReactNode };

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** A long text with its list of contents: readable on a phone, without a script and on paper. */
export function LegalDocument({
  title,
  lead,
  sections,
}: {
  title: string;
  lead: ReactNode;
  sections: readonly LegalSection[];
}) {
  return (
    <>
      <div className="safe-x mx-auto max-w-7xl px-4 py-8 sm:px-6 lg:px-10 lg:py-14">
        <header className="print:hidden">
          <a href="/" className={`${buttonStyle({ variant: 'secondary' })}`}>
            <span aria-hidden="true">←</span> Back to Home
          </a>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[16rem_minmax(0,42rem)] lg:grid-rows-[auto_1fr]"
        >
          <div className="lg:col-start-2">
            <h1
              tabIndex={-1}
              className="text-[min(2.25rem,11vw)] leading-tight font-semibold tracking-tight text-balance sm:text-5xl"
            >
              {title}
            </h1>
            <p className="mt-3 text-faint">
              Last changed on{' '}
              <time dateTime={legalChangedOn}>{day.format(Date.parse(legalChangedOn))}</time>
            </p>
            <div className="mt-6 flex flex-col gap-4 text-lg text-muted">{lead}</div>
          </div>
          <nav
            aria-label="Contents"
            className="print:hidden lg:sticky lg:top-10 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100vh-5rem)] lg:self-start lg:overflow-y-auto"
          >
            <p className="font-semibold">Contents</p>
            <ol className="mt-2 list-none">
              {sections.map((section, at) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="flex min-h-11 items-center gap-3 rounded-control py-1 text-muted underline-offset-4 hover:text-ink hover:underline"
                  >
                    <span className="w-6 shrink-0 text-faint tabular-nums">{at + 1}</span>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="-mt-10 lg:col-start-2">
            {sections.map((section, at) => (
              <section
                key={section.id}
                id={section.id}
                aria-labelledby={`${section.id}-title`}
                className="mt-10 scroll-mt-8 break-inside-avoid-page"
              >
                <h2 id={`${section.id}-title`} className="text-2xl font-semibold text-balance">
                  <span className="text-faint tabular-nums">{at + 1}.</span> {section.title}
                </h2>
                <div className="mt-3 flex flex-col gap-3 leading-relaxed text-muted [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4 [&_li]:pl-1 [&_strong]:text-ink [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:pl-5">
                  {section.body}
                </div>
              </section>
            ))}
          </div>
        </main>
      </div>
      <div className="print:hidden">
        <SiteFooter />
      </div>
    </>
  );
}
