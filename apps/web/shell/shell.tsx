import type { ReactNode } from 'react';
import type { TabName } from '#platform/web/routing/page-route.ts';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';

type ShellProps = {
  tab: TabName | undefined;
  /** A person is about to open this page: time to fetch it. */
  onIntent: (href: string) => void;
  children: ReactNode;
};

/** The frame around every signed-in page. */
export function Shell({ tab, onIntent, children }: ShellProps) {
  return (
    <div className="flex min-h-dvh flex-col lg:pl-60 print:block print:min-h-0 print:pl-0">
      <Header />
      <TabBar current={tab} onIntent={onIntent} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl safe-x flex-1 pt-4 pb-[calc(var(--above-tabs)+1.25rem)] lg:px-8 lg:pt-6 lg:pb-12 print:pb-0"
      >
        {children}
      </main>
    </div>
  );
}
