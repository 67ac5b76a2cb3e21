import { Bell, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GymLink, useWaitingAnswers } from '#features/organisations/web/public.ts';
import { RequestsWaiting } from '#features/trainer-home/web/public.ts';
import { WhenIdle } from '#platform/web/time/idle-only.tsx';
import { whenIdle } from '#platform/web/time/when-idle.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import { Logo } from '#platform/web/ui/logo.tsx';

/** Counts booking requests that the person has to answer, once the browser is idle. */
function useBookingRequests() {
  const [count, setCount] = useState(0);
  const [isHere, setHere] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        // Without a network the bell goes without it.
        void RequestsWaiting.preload?.().then(
          () => setHere(true),
          () => undefined,
        );
      }),
    [],
  );
  return { count, counter: isHere && <RequestsWaiting onCount={setCount} /> };
}

/** Logo, search and notifications. The dot shows only while an answer is pending. */
export function Header() {
  const requests = useBookingRequests();
  const unread = useWaitingAnswers() + requests.count;
  const bell = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  return (
    <header className="safe-top sticky top-(--page-label) z-20 print:hidden border-b border-line bg-ground lg:static lg:border-0 lg:bg-transparent">
      <div className="mx-auto flex min-h-[64px] max-w-6xl items-center safe-x sm:gap-1 lg:px-8">
        <Link
          href="/"
          aria-label="Vigour, home"
          className="inline-flex min-h-[44px] items-center rounded-control lg:hidden"
        >
          <Logo />
        </Link>
        <span className="flex-1 lg:hidden" />
        <Link
          href="/search"
          aria-label="Search"
          title="Search"
          className={classNames(
            iconButtonStyle,
            'lg:flex lg:w-72 lg:items-center lg:justify-start lg:gap-2.5 lg:rounded-full lg:border lg:border-line-strong lg:bg-field lg:px-4',
          )}
        >
          <Search aria-hidden size={22} className="lg:size-5" />
          <span aria-hidden className="hidden lg:inline">
            Search
          </span>
        </Link>
        <span className="hidden flex-1 lg:block" />
        <WhenIdle>
          <GymLink />
        </WhenIdle>
        {requests.counter}
        <Link
          href="/notifications"
          aria-label={bell}
          title={bell}
          className={classNames(iconButtonStyle, '-mr-2')}
        >
          <Bell aria-hidden size={22} />
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute top-2 right-2.5 size-2.5 rounded-full border-2 border-ground bg-vivid-1"
            />
          )}
        </Link>
      </div>
    </header>
  );
}
