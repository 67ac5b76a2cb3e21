import '#platform/web/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { App } from './app.tsx';
import { preloadPage } from './router.tsx';
import { takeOverScrolling } from './shell/arrival.ts';

takeOverScrolling();
// The page is fetched while the person is still being recognised.
preloadPage(location.pathname);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App queryClient={makeQueryClient()} />
  </StrictMode>,
);
