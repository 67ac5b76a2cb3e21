import '#platform/web/ui/theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { Toaster } from '#platform/web/ui/toast.tsx';
import { App } from './app.tsx';
import { preloadPath } from './pages.tsx';
import { takeOverScrolling } from './shell/arrival.ts';

takeOverScrolling();
/** A page that is here within this time is drawn at once; otherwise a spinner says that it comes, ms. */
const AT_ONCE_MS = 150;

const root = document.getElementById('root') as HTMLElement;
const app = <App queryClient={makeQueryClient()} />;
const fetched = preloadPath(location.pathname);
// Pages that are the same for everybody were drawn when the app was built.
if (root.firstElementChild) hydrateRoot(root, app);
else {
  const late = new Promise((resolve) => setTimeout(resolve, AT_ONCE_MS));
  void Promise.race([fetched, late]).then(() => createRoot(root).render(app));
}

// A root of its own, beside the app: dialogs cover the app, not the toasts.
createRoot(document.getElementById('toasts') as HTMLElement).render(<Toaster />);
