import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Router } from 'wouter';
import {
  EXERCISES_HEAD,
  headOfExercise,
  structuredExercise,
} from '#features/exercise-library/rules.ts';
import { publicExerciseRoutes } from '#features/exercise-library/web/routes.tsx';
import { EXERCISES, findExercise } from '#features/exercises/rules/exercises.ts';
import { PAGE_HEADS, type PageHead, structuredData } from '#features/public-site/rules.ts';
import { publicSiteRoutes } from '#features/public-site/web/routes.tsx';
import { signInRoutes } from '#features/sign-in/web/routes.tsx';
import { matchesPath } from '#platform/shared/match-path.ts';
import { makeQueryClient } from '#platform/web/query/query-client.ts';
import { trainEatSeeItAddUp } from './messages.ts';

/** Stands for PUBLIC_URL in built files; the server puts the real one in. */
export const ORIGIN = 'https://public-url.invalid';

/** The ways in are the app's own page; for a stranger it needs nothing of the app. */
const loginRoutes = signInRoutes.filter(({ path }) => path === '/login');

/** A public page as HTML, without its document. */
export type RenderedPage = {
  path: string;
  head: string;
  body: string;
  /** Stands in the page: it needs one request less. Of many pages alike the styles are one file. */
  stylesInside: boolean;
};

/** Every public page with what is said of it. */
const HEADS: readonly PageHead[] = [
  ...PAGE_HEADS,
  EXERCISES_HEAD,
  ...EXERCISES.map(headOfExercise),
];

/** Draws every public page. Runs while building, in Node. */
export async function renderPages(): Promise<RenderedPage[]> {
  const routes = [...publicSiteRoutes, ...loginRoutes, ...publicExerciseRoutes];
  const pages = await Promise.all(
    routes.map(async ({ path: pattern, page }) => {
      const heads = HEADS.filter(({ path }) => matchesPath(pattern, path));
      if (heads.length === 0 || !page.preload)
        throw new Error(`${pattern} needs a head in its feature's rules and a lazyPage.`);
      const { default: Page } = (await page.preload()) as { default: ComponentType };
      return heads.map((head) => ({
        path: head.path,
        head: headHtml(head),
        body: renderToStaticMarkup(<Frame path={head.path} pattern={pattern} page={Page} />),
        stylesInside: heads.length === 1,
      }));
    }),
  );
  return pages.flat();
}

/** The sky and the way past the header, around any page. */
type FrameProps = { path: string; pattern: string; page: ComponentType };

function Frame({ path, pattern, page: Page }: FrameProps) {
  return (
    <QueryClientProvider client={makeQueryClient()}>
      <Router ssrPath={path}>
        <div aria-hidden className="pointer-events-none fixed inset-0 -z-10 overflow-hidden">
          <div className="ground-glow absolute inset-0" />
          <canvas data-sky className="absolute top-0 left-0" />
        </div>
        <a
          href="#main"
          className="fixed top-[calc(var(--page-label)+0.5rem)] left-2 z-50 -translate-y-24 rounded-control border border-line-strong bg-raised px-5 py-3 font-semibold text-ink focus:translate-y-0"
        >
          Skip to the content
        </a>
        <Route path={pattern}>
          <Page />
        </Route>
      </Router>
    </QueryClientProvider>
  );
}

function headHtml({ title, description, canonical, path }: PageHead): string {
  const address = ORIGIN + canonical;
  const tags = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Vigour" />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${ORIGIN}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={trainEatSeeItAddUp} />
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  );
  const data = dataOf(path);
  if (!data) return tags;
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `${tags}<script type="application/ld+json">${text}</script>`;
}

/** What is told to search engines in their own words. */
function dataOf(path: string): object | null {
  if (path === '/demo' || path === '/pricing') return structuredData(ORIGIN);
  const exercise = findExercise(path.replace('/exercises/', ''));
  return exercise ? structuredExercise(exercise, ORIGIN) : null;
}

export function sitemap(): string {
  const places = HEADS.map(({ canonical }) => `  <url><loc>${ORIGIN}${canonical}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('')}</urlset>\n`;
}

export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`;
}
