import { Link2Off, ShoppingBasket } from 'lucide-react';
import { useRef } from 'react';
import { Link, useParams } from 'wouter';
import type { SharedLine } from '#features/shopping/contract.ts';
import {
  aisleName,
  listText,
  onPaper,
  TickRow,
  useFocusNext,
} from '#features/shopping-pages/web/public.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { Logo } from '#platform/web/ui/logo.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { useSharedList } from '../hooks/use-shared-list.ts';
import { guestText } from '../messages/guest.ts';

/** A list that was shared, for a person without an account. */
export function SharedListPage() {
  const { token } = useParams<{ token: string }>();
  const list = useSharedList(token);
  if (!list.lines && list.error === null) return <LoadingScreen />;
  return (
    <div className="mx-auto flex min-h-dvh w-full print:min-h-0 max-w-2xl flex-col safe-x py-4">
      <header className="mb-4 print:hidden flex min-h-11 flex-wrap items-center justify-between gap-2">
        <Logo />
        <Link
          href="/demo"
          className="inline-flex min-h-11 items-center rounded-control px-2 text-sm font-medium text-accent hover:bg-hover"
        >
          {guestText.about}
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <h1 tabIndex={-1} className="text-[min(1.875rem,9.5vw)] leading-tight font-bold">
            {guestText.title}
          </h1>
          {!list.isGone && <p className="text-muted print:hidden">{guestText.lead}</p>}
        </div>
        {list.isGone ? (
          <EmptyState icon={<Link2Off size={26} />} title={guestText.gone}>
            {guestText.goneLead}
          </EmptyState>
        ) : (
          <Shown {...list} />
        )}
      </main>
    </div>
  );
}

type ShownProps = Pick<ReturnType<typeof useSharedList>, 'lines' | 'error' | 'isWaiting' | 'tick'>;

function Shown({ lines: now, error, isWaiting, tick: send }: ShownProps) {
  const lines = now ?? [];
  const list = useRef<HTMLDivElement>(null);
  const keepPlace = useFocusNext(list, now);
  const tick = (line: SharedLine) => {
    keepPlace();
    send(line);
  };
  const ticked = lines.filter(({ isTicked }) => isTicked);
  const open = Map.groupBy(
    lines.filter(({ isTicked }) => !isTicked),
    ({ aisle }) => aisle,
  );
  return (
    <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {isWaiting && <StatusMessage tone="info" title={guestText.waiting} />}
      {error !== null && lines.length === 0 && (
        <StatusMessage tone="error" title={explainError(error)} />
      )}
      {error === null && lines.length === 0 && (
        <EmptyState icon={<ShoppingBasket size={26} />} title={guestText.empty} />
      )}
      {lines.length > 0 && (
        <div className="grid gap-2 print:hidden">
          <p role="status" className="font-semibold">
            {listText.left(lines.length - ticked.length)}
          </p>
          <ProgressBar label={listText.progress} value={ticked.length} max={lines.length} />
        </div>
      )}
      {open.size > 0 && (
        <Card padded={false} className={classNames('px-2 pb-2', onPaper)}>
          {[...open].map(([aisle, some]) => (
            <Lines key={aisle} title={aisleName[aisle]} lines={some} tick={tick} />
          ))}
        </Card>
      )}
      {ticked.length > 0 && (
        <Card padded={false} className="px-2 pb-2 print:hidden">
          <Lines title={listText.ticked(ticked.length)} lines={ticked} tick={tick} />
        </Card>
      )}
    </div>
  );
}

type LinesProps = { title: string; lines: readonly SharedLine[]; tick: (line: SharedLine) => void };

const Lines = ({ title, lines, tick }: LinesProps) => (
  <section aria-label={title}>
    <h2 className="px-2 pt-3 print:break-after-avoid print:px-0 print:pt-2 text-sm font-semibold text-accent wrap-anywhere">
      {title}
    </h2>
    <ul>
      {lines.map((line) => (
        <li key={line.key} className="flex print:break-inside-avoid">
          <TickRow
            name={line.name}
            amount={line.amount}
            note={line.note}
            detail={line.note}
            isTicked={line.isTicked}
            onTick={() => tick(line)}
          />
        </li>
      ))}
    </ul>
  </section>
);
