import { expect, test } from 'vitest';
import { listBackupFiles, MAX_INSTALL_BYTES } from './service-worker.ts';

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
