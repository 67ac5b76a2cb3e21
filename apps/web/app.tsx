import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followThemeOfOtherTabs } from '#platform/web/ui/theme.ts';
import { Toaster } from '#platform/web/ui/toast.tsx';
import { Pages } from './pages.tsx';
import { Starfield } from './shell/starfield.tsx';

/** Everything on the screen. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  useEffect(followThemeOfOtherTabs, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Starfield />
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-raised px-5 py-3 font-semibold text-ink focus:translate-y-0"
      >
        Skip to the content
      </a>
      <Pages />
      <Toaster />
    </QueryClientProvider>
  );
}
