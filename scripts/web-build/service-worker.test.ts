import { expect, test } from 'vitest';
import { findMissingOffline, listBackupFiles, MAX_INSTALL_BYTES } from './service-worker.ts';

const file = (url: string, text: string, hashed = true) => ({
  url,
  bytes: Buffer.from(text),
  hashed,
});

test('every file is kept with what it must hold; a page with its revision', () => {
  const page = file('/tea', '<h1>Tea</h1>', false);
  const script = file('/assets/tea-1a2b.js', 'brew()');
  const wasm = file('/assets/pot-1a2b.wasm', 'boil');
  const { atInstall, used } = listBackupFiles([page, script, wasm], [/\.wasm$/]);
  expect(atInstall).toEqual([
    {
      url: '/tea',
      revision: expect.stringMatching(/^[0-9a-f]{16}$/),
      integrity: expect.stringMatching(/^sha256-[\w+/]{43}=$/),
    },
    { url: '/assets/tea-1a2b.js', revision: null, integrity: expect.any(String) },
  ]);
  expect(used).toEqual([{ url: '/assets/pot-1a2b.wasm', integrity: expect.any(String) }]);
});

test('a page that changed has another revision', () => {
  const revisionOf = (text: string) =>
    listBackupFiles([file('/tea', text, false)], []).atInstall[0]?.revision;
  expect(revisionOf('hot')).toBe(revisionOf('hot'));
  expect(revisionOf('hot')).not.toBe(revisionOf('cold'));
});

test('something large that nobody named stops the build', () => {
  const large = file('/assets/film-1a2b.js', 'x'.repeat(MAX_INSTALL_BYTES + 1));
  expect(() => listBackupFiles([large], [])).toThrow('vite.config.ts');
  expect(listBackupFiles([large], [/film/]).used).toHaveLength(1);
});

test('a kept page that needs a file which is not kept is named', () => {
  const fileOf = (name: string) => `assets/${name}-1a2b.js`;
  const chunk = (name: string, imports: string[], dynamicImports: string[] = []) => ({
    fileName: fileOf(name),
    imports: imports.map(fileOf),
    dynamicImports: dynamicImports.map(fileOf),
    isEntry: name === 'start',
  });
  const chunks = [
    chunk('start', [], ['tea-page', 'film-page']),
    chunk('tea-page', ['cup', 'kettle']),
    chunk('cup', ['saucer']),
    chunk('kettle', []),
    chunk('saucer', []),
    chunk('film-page', ['saucer'], ['popcorn']),
    chunk('popcorn', ['saucer']),
  ];
  const whenUsed = [/saucer|kettle|film-page/];
  expect(findMissingOffline(chunks, { whenUsed, keptAhead: ['kettle'] })).toEqual([
    'assets/cup-1a2b.js needs assets/saucer-1a2b.js',
  ]);
  expect(findMissingOffline(chunks, { whenUsed, keptAhead: ['kettle', 'saucer'] })).toEqual([]);
});
