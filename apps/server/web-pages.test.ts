import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOME_PATHS } from '#features/home/rules.ts';
import { isWebPage, PAGES } from './web-pages.ts';

const root = join(import.meta.dirname, '../..');

/** The paths that the features' and the shell's route lists name. */
function routedPaths(): string[] {
  const files = globSync(['features/*/web/routes.tsx', 'apps/web/router.tsx'], { cwd: root });
  const paths = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    // A page with several addresses lists them before its route.
    const several = [...source.matchAll(/\[([^\]]+)\]\.map\(\(path\)/g)].map(
      ([, list = '']) => list,
    );
    const listed = several.flatMap((list) => [...list.matchAll(/'([^']+)'/g)]);
    return [...source.matchAll(/\bpath: '([^']+)'/g), ...listed].map(([, path = '']) => path);
  });
  // The components' page exists while developing only.
  return [...HOME_PATHS, ...paths.filter((path) => path !== '/ui')];
}

describe('the addresses of pages', () => {
  it.each([
    '/login',
    '/demo',
    '/pricing',
    '/terms',
    '/privacy',
    '/verify-email/abc.def',
    '/verify-email',
    '/',
    '/home',
    '/dashboard',
    '/workouts',
    '/meals',
    '/nutrition',
    '/trainers',
    '/progress',
    '/profile',
    '/csv-import',
    '/log-food',
    '/login/email',
    '/Login',
    '/log-food/',
    '/gym/members/0199',
    '/exercises',
    '/exercises/goblet-squat',
  ])('%s is one', (path) => {
    expect(isWebPage(path)).toBe(true);
  });

  it.each([
    '/nothing',
    '/verify-email/a/b',
    '/workouts/today',
    '/profile/nothing',
    '/messages',
    '/terms/more',
    '/exercises/nothing',
    '/exercises/goblet-squat/more',
    '/exercises/constructor',
    '/index.html',
    '/assets/x.js',
    '/.env',
    '/ui',
    '//login',
  ])('%s is none', (path) => {
    expect(isWebPage(path)).toBe(false);
  });

  it('are those of the web application, no more and no fewer', () => {
    expect(routedPaths().length).toBeGreaterThan(5);
    expect(PAGES.toSorted()).toEqual(routedPaths().toSorted());
  });
});
