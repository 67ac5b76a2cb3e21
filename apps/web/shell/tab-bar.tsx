import { Plus } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { useCurrentUser } from '#features/account/web/public.ts';
import { useTrayOf } from '#features/foods/web/public.ts';
import type { TabName } from '#platform/web/routing/page-route.ts';
import { WhenIdle } from '#platform/web/time/idle-only.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Logo } from '#platform/web/ui/logo.tsx';
import { countNotLogged, logFoodWith } from './messages/not-logged.ts';
import { tabs } from './tabs.ts';
import { ThemeButton } from './theme-button.tsx';

/** Not in the first load. The app works without it, so a failed download must not take the page down. */
const KeyboardShortcuts = lazy<ComponentType>(() =>
  import('./keyboard-shortcuts.tsx')
    .then((module) => ({ default: module.KeyboardShortcuts }))
    .catch(() => ({ default: () => null })),
);

type TabBarProps = { current: TabName | undefined; onIntent: (href: string) => void };

/** Where "+" leads: with nothing typed it lists what is usual now, and every other way to log. */
const LOG_FOOD = '/log-food/search';

/** The six tabs and "+": a bar below the page on a phone, a rail beside it on a desktop. */
export function TabBar({ current, onIntent }: TabBarProps) {
  const half = tabs.length / 2;
  const waiting = useTrayOf(useCurrentUser().data?.id ?? '', useToday()).length;
  const logFood = logFoodWith(waiting);
  const intent = (href: string) => ({
    href,
    onPointerEnter: () => onIntent(href),
    onFocus: () => onIntent(href),
  });
  const item = (tab: (typeof tabs)[number]) => (
    <Tab key={tab.name} tab={tab} here={tab.name === current} intent={intent(tab.href)} />
  );
  return (
    <nav
      aria-label="Main"
      className="safe-bottom fixed inset-x-0 bottom-0 z-30 print:hidden border-t border-line bg-surface lg:top-(--page-label) lg:right-auto lg:w-60 lg:border-t-0 px-[env(safe-area-inset-left)] lg:flex lg:flex-col lg:overflow-y-auto lg:border-r lg:px-4 lg:pt-5"
    >
      <Link
        href="/"
        aria-label="Vigour, home"
        className="mb-6 hidden min-h-11 items-center self-start rounded-control px-3 lg:inline-flex"
      >
        <Logo />
      </Link>
      <div className="mb-5 hidden lg:block">
        <LinkButton {...intent(LOG_FOOD)} fullWidth icon={<Plus aria-hidden size={20} />}>
          Log food
          {waiting > 0 && <span className="text-sm">{countNotLogged(waiting)}</span>}
        </LinkButton>
      </div>
      {/* One row with "+" in its middle; with large text two rows of tabs, and "+" beside them. */}
      <div className="@container">
        <ul className="mx-auto grid w-full max-w-2xl grid-cols-[repeat(3,minmax(0,1fr))_64px] @min-[20rem]:grid-cols-7 lg:flex lg:flex-col lg:gap-1">
          {tabs.slice(0, half).map(item)}
          <li className="col-start-4 row-span-2 row-start-1 grid place-items-center @min-[20rem]:row-span-1 lg:hidden">
            <Link
              {...intent(LOG_FOOD)}
              aria-label={logFood}
              title={logFood}
              className="relative grid size-[44px] place-items-center rounded-full bg-accent-gradient text-on-solid shadow-float"
            >
              <Plus aria-hidden size={24} strokeWidth={2.4} />
              {waiting > 0 && <WaitingCount count={waiting} />}
            </Link>
          </li>
          {tabs.slice(half).map(item)}
        </ul>
      </div>
      <div className="mt-auto hidden pb-5 lg:block">
        <WhenIdle>
          <Suspense fallback={null}>
            <KeyboardShortcuts />
          </Suspense>
        </WhenIdle>
        <ThemeButton />
      </div>
    </nav>
  );
}

/** How many foods were gathered for today and not logged; the link's name says it too. */
function WaitingCount({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="tabular absolute -top-1 -right-1.5 grid min-h-[20px] min-w-[20px] place-items-center rounded-full border border-line-strong bg-surface px-1 text-[11px] font-bold text-ink"
    >
      {count}
    </span>
  );
}

type TabProps = {
  tab: (typeof tabs)[number];
  here: boolean;
  intent: { href: string; onPointerEnter: () => void; onFocus: () => void };
};

function Tab({ tab: { label, icon: Icon }, here, intent }: TabProps) {
  return (
    <li className="min-w-0">
      <Link
        {...intent}
        aria-current={here ? 'page' : undefined}
        className={classNames(
          'group flex min-h-[64px] flex-col items-center justify-center gap-1 py-1 text-[0.625rem] font-medium transition-colors duration-150 -outline-offset-4',
          // The longest label in one of seven columns: of 45 px on a screen of 320 px.
          '@min-[20rem]:text-[clamp(0.5625rem,3.05cqi,0.6875rem)]',
          'lg:min-h-12 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-control lg:px-3 lg:text-base',
          here
            ? 'text-accent lg:bg-accent-soft lg:font-semibold'
            : 'text-muted hover:text-ink lg:hover:bg-hover',
        )}
      >
        <span
          className={classNames(
            'grid h-[28px] w-full max-w-[48px] place-items-center rounded-full transition-colors duration-150 lg:w-[24px]',
            here && 'bg-accent-soft lg:bg-transparent',
          )}
        >
          <Icon aria-hidden size={22} strokeWidth={here ? 2.4 : 2} />
        </span>
        {label}
      </Link>
    </li>
  );
}
