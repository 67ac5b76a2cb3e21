import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isWebPage } from './web-pages.ts';

const root = join(import.meta.dirname, '../..');

/** The paths that the features' and the shell's route lists name. */
function routedPaths(): string[] {
  const files = globSync(['features/*/web/routes.tsx', 'apps/web/router.tsx'], { cwd: root });
  const paths = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path);
  });
  // The components' page exists while developing only.
  return paths.filter((path) => path !== '/ui');
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
    '/workouts/today',
  ])('%s is one', (path) => {
    expect(isWebPage(path)).toBe(true);
  });

  it.each([
    '/nothing',
    '/Login',
    '/terms/more',
    '/index.html',
    '/assets/x.js',
    '/.env',
    '/ui',
    '//login',
  ])('%s is none', (path) => {
    expect(isWebPage(path)).toBe(false);
  });

  it('cover every page of the web application', () => {
    const paths = routedPaths();
    expect(paths.length).toBeGreaterThan(5);
    const samples = paths.map((path) => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'x'));
    expect(samples.filter((path) => !isWebPage(path))).toEqual([]);
  });
});
