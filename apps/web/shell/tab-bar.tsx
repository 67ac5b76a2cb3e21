import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'wouter';
import type { TabName } from '#platform/web/routing/page-route.ts';
import { AtLeisure } from '#platform/web/time/at-leisure.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Logo } from '#platform/web/ui/logo.tsx';
import { tabs } from './tabs.ts';
import { ThemeButton } from './theme-button.tsx';

/** Not in the first load. The app works without it, so a failed download must not take the page down. */
const KeyboardShortcuts = lazy<ComponentType>(() =>
  import('./keyboard-shortcuts.tsx')
    .then((module) => ({ default: module.KeyboardShortcuts }))
    .catch(() => ({ default: () => null })),
);

type TabBarProps = { current: TabName | undefined; onIntent: (href: string) => void };

/** The six tabs: a bar below the page on a phone, a rail beside it on a desktop. */
export function TabBar({ current, onIntent }: TabBarProps) {
  return (
    <nav
      aria-label="Main"
      className="safe-bottom fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface lg:top-(--page-label) lg:right-auto lg:w-60 lg:border-t-0 px-[env(safe-area-inset-left)] lg:flex lg:flex-col lg:overflow-y-auto lg:border-r lg:px-4 lg:pt-5"
    >
      <Link
        href="/"
        aria-label="Vigour, home"
        className="mb-6 hidden min-h-11 items-center self-start rounded-control px-3 lg:inline-flex"
      >
        <Logo />
      </Link>
      {/* As many columns as the size of the text leaves room for: six on a phone, fewer when enlarged. */}
      <ul className="mx-auto grid w-full max-w-2xl grid-cols-[repeat(auto-fit,minmax(3.3rem,1fr))] lg:flex lg:flex-col lg:gap-1">
        {tabs.map(({ name, label, href, icon: Icon }) => {
          const here = name === current;
          return (
            <li key={name} className="min-w-0">
              <Link
                href={href}
                aria-current={here ? 'page' : undefined}
                onPointerEnter={() => onIntent(href)}
                onFocus={() => onIntent(href)}
                className={classNames(
                  'group flex min-h-[64px] flex-col items-center justify-center gap-1 py-1 text-[0.6875rem] font-medium transition-colors duration-150 -outline-offset-4',
                  'lg:min-h-12 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-control lg:px-3 lg:text-base',
                  here
                    ? 'text-accent lg:bg-accent-soft lg:font-semibold'
                    : 'text-muted hover:text-ink lg:hover:bg-hover',
                )}
              >
                <span
                  className={classNames(
                    'grid h-[28px] w-[48px] place-items-center rounded-full transition-colors duration-150 lg:w-[24px]',
                    here && 'bg-accent-soft lg:bg-transparent',
                  )}
                >
                  <Icon aria-hidden size={22} strokeWidth={here ? 2.4 : 2} />
                </span>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="mt-auto hidden pb-5 lg:block">
        <AtLeisure>
          <Suspense fallback={null}>
            <KeyboardShortcuts />
          </Suspense>
        </AtLeisure>
        <ThemeButton />
      </div>
    </nav>
  );
}
