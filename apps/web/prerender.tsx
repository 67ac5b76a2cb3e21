import { prerender } from 'react-dom/static';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { App } from './app.tsx';
import { routeOf } from './router.tsx';

/** The HTML of a page that is the same for everybody. Runs while building, in Node. */
export async function renderPage(
  path: string,
): Promise<{ html: string; title: string | undefined }> {
  let failure: unknown = null;
  const queryClient = makeQueryClient();
  const { prelude } = await prerender(<App queryClient={queryClient} path={path} />, {
    // Never split the page into pieces that a script would have to put in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure = error;
    },
  });
  const html = await new Response(prelude).text();
  // Its half-hour cache timer would keep the build running.
  queryClient.clear();
  if (failure) throw failure;
  return { html, title: routeOf(path)?.title };
}
