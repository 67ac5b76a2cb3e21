import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followSessionOfOtherTabs } from '#features/account/web/public.ts';
import { followThemeOfOtherTabs } from '#platform/web/ui/theme.ts';
import { Toaster } from '#platform/web/ui/toast.tsx';
import { Pages } from './pages.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { Starfield } from './shell/starfield.tsx';

/** Everything on the screen. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  useEffect(followThemeOfOtherTabs, []);
  useEffect(() => followSessionOfOtherTabs(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <Starfield />
      <SkipLink />
      <Pages />
      <Toaster />
    </QueryClientProvider>
  );
}
