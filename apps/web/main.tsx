import '#platform/web/ui/theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { whenIdle } from '#platform/web/time/when-idle.ts';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { Toaster } from '#platform/web/ui/toast.tsx';
import { App } from './app.tsx';
import { preloadPath } from './pages.tsx';
import { takeOverScrolling } from './shell/arrival.ts';

takeOverScrolling();
/** Pages that load within this time render without a spinner, ms. */
const LOADING_DELAY_MS = 400;

const root = document.getElementById('root') as HTMLElement;
const queryClient = makeQueryClient();
const app = <App queryClient={queryClient} />;
const fetched = preloadPath(location.pathname, queryClient);
// Pages that are the same for everybody were drawn when the app was built.
if (root.firstElementChild) hydrateRoot(root, app);
else {
  const screen = createRoot(root);
  // Not as a fallback of the app: React keeps such a one for 300 ms at least.
  const late = setTimeout(() => screen.render(<LoadingScreen />), LOADING_DELAY_MS);
  void fetched.then(() => {
    clearTimeout(late);
    screen.render(app);
  });
}

// A root of its own, beside the app: dialogs cover the app, not the toasts.
const toasts = createRoot(document.getElementById('toasts') as HTMLElement);
whenIdle(() => toasts.render(<Toaster />));
