import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { Router } from 'wouter';
import { followSessionOfOtherTabs } from '#features/sign-in/web/public.ts';
import { followThemeOfOtherTabs } from '#platform/web/ui/theme.ts';
import { Pages } from './pages.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { Starfield } from './shell/starfield.tsx';

type AppProps = {
  queryClient: QueryClient;
  /** The page to draw where there is no address bar: while building. */
  path?: string;
};

/** Everything on the screen but the toasts. */
export function App({ queryClient, path }: AppProps) {
  useEffect(followThemeOfOtherTabs, []);
  useEffect(() => followSessionOfOtherTabs(queryClient), [queryClient]);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        {/* Drawn without a query; the real one is read once the page lives. */}
        <Router ssrSearch="" {...(path === undefined ? {} : { ssrPath: path })}>
          <Starfield />
          <SkipLink />
          <Pages />
        </Router>
      </QueryClientProvider>
    </StrictMode>
  );
}
