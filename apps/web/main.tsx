import '#platform/web/ui/theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { Toaster } from '#platform/web/ui/toast.tsx';
import { App } from './app.tsx';
import { preloadPath } from './pages.tsx';
import { takeOverScrolling } from './shell/arrival.ts';

takeOverScrolling();
// The page is fetched while the person is still being recognised.
preloadPath(location.pathname);

const root = document.getElementById('root') as HTMLElement;
const app = <App queryClient={makeQueryClient()} />;
// Pages that are the same for everybody were drawn when the app was built.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);

// A root of its own, beside the app: dialogs cover the app, not the toasts.
createRoot(document.getElementById('toasts') as HTMLElement).render(<Toaster />);
