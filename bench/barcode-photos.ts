import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { servePage } from './barcode/bench-page.ts';
import { photoBench } from './barcode/photo-bench.ts';
import { photoFolder, retailPhotos } from './barcode/photos.ts';
import { goal, reportGoals } from './goals.ts';

/**
 * The scanner on photographs of EAN codes that another decoder is tested with, each before a camera in a hand for
 * ten frames. `npm run bench -- barcode-photos` fetches them from the registry of npm into a folder of caches;
 * `npm run bench -- barcode-photos FOLDER` takes them from a folder with the same folders in it.
 */
const folder = await photoFolder(process.argv[2]).catch((error: Error) => error);
const photos = folder instanceof Error ? [] : await retailPhotos(folder).catch(() => []);
if (photos.length === 0) {
  const why = folder instanceof Error ? `: ${folder.message}` : ` in ${folder}`;
  console.log(`The photographs are not there${why}`);
  goal('photographs of codes', 'there', 'not fetched', false);
} else {
  const work = await mkdtemp(join(tmpdir(), 'vigour-bench-'));
  const page = await servePage(work);
  try {
    console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
    await photoBench(page, photos);
    console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await page.close();
    await rm(work, { recursive: true, force: true });
  }
}
reportGoals();
