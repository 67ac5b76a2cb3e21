import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeProcessLock } from '#platform/server/db/process-lock.ts';
import { emptySampleFolder, NotASample } from './folder.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vigour-sample-'));
});
afterEach(() => rm(parent, { recursive: true }));

it('is made, and emptied again at the next start', async () => {
  const folder = join(parent, 'demo');
  await emptySampleFolder(folder);
  await writeFile(join(folder, 'left-over'), '');
  await emptySampleFolder(folder);
  expect((await readdir(folder)).sort()).toEqual(['SAMPLE-DATA', 'database.lock']);
});

it('is not emptied under another demo', async () => {
  const folder = join(parent, 'demo');
  await emptySampleFolder(folder);
  await writeFile(join(folder, 'in-use'), '');
  const unlock = takeProcessLock(join(folder, 'database.lock'));
  await expect(emptySampleFolder(folder)).rejects.toThrow('Another process is using');
  unlock?.();
  expect(await readdir(folder)).toContain('in-use');
});

it('is left alone when it holds anything that no demo has made', async () => {
  await writeFile(join(parent, 'database'), 'a life’s work');
  await expect(emptySampleFolder(parent)).rejects.toThrow(NotASample);
  expect(await readdir(parent)).toEqual(['database']);
});
