import { bringCatalogue } from '#features/exercise-library/web/public.ts';
import { errorToast } from '#platform/web/query/mutation-of.ts';
import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { logText } from '../../messages/log.ts';

// Fetched when they are opened: the log itself is small.
export const GuidedView = lazyPage(() =>
  import('../guided/guided-view.tsx').then((m) => m.GuidedView),
);
export const SessionSheets = lazyPage(() =>
  import('./session-sheets.tsx').then((m) => m.SessionSheets),
);
export const FindSheets = lazyPage(() => import('./find-sheets.tsx').then((m) => m.FindSheets));
export const AskDialogs = lazyPage(() => import('./ask-dialogs.tsx').then((m) => m.AskDialogs));
export const Conflicts = lazyPage(() => import('./conflicts.tsx').then((m) => m.Conflicts));
export const OrderList = lazyPage(() =>
  import('#platform/web/ui/order-list.tsx').then((m) => m.OrderList),
);
export const SummaryView = lazyPage(() =>
  import('../summary/summary-view.tsx').then((m) => m.SummaryView),
);

const bring = (...parts: { preload?: () => Promise<unknown> }[]): Promise<unknown> =>
  Promise.all(parts.map(async ({ preload }) => preload?.()));

const findSheets = { preload: () => Promise.all([bringCatalogue(), bring(FindSheets)]) };

const PARTS = {
  ask: AskDialogs,
  find: findSheets,
  change: SessionSheets,
  order: OrderList,
  guided: GuidedView,
};

/** Acts once a part is there; where it cannot be fetched, the person hears that. */
export function withPart(part: keyof typeof PARTS, act: () => void, failed?: () => void): void {
  bring(PARTS[part]).then(act, (error: unknown) => {
    failed?.();
    toast(errorToast(error, logText.notHere));
  });
}

/** All that is opened over the log or comes after it, and every exercise to choose from. */
export const bringParts = (): Promise<unknown> =>
  bring(findSheets, SessionSheets, AskDialogs, Conflicts, SummaryView, GuidedView, OrderList);
