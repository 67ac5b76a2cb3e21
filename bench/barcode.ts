import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { type Shown, servePage } from './barcode/bench-page.ts';
import { cameraBench } from './barcode/camera-bench.ts';
import { picturesBench } from './barcode/picture-bench.ts';
import { agrees, generatedPictures } from './barcode/pictures.ts';
import { reportGoals } from './goals.ts';

/**
 * The scanner beside html5-qrcode in the same headless Chromium and the same run: how many codes of ten formats
 * are read on clean and on harsh pictures, what is misread, how long a frame takes; then before a fake camera how
 * soon a code is found and how busy the page's own thread is. `npm run bench -- barcode FOLDER` takes pictures of
 * a folder instead, each with a text file of the same name that holds what it says.
 */
const folder = process.argv[2];

async function* ofFolder(from: string): AsyncGenerator<Shown> {
  const names = await readdir(from);
  for (const name of names.sort()) {
    const { name: bare, ext } = parse(name);
    if (!/^\.(png|jpe?g|webp)$/i.test(ext) || !names.includes(`${bare}.txt`)) continue;
    const text = (await readFile(join(from, `${bare}.txt`), 'utf8')).trim();
    yield {
      kind: 'folder',
      png: await sharp(join(from, name)).rotate().png().toBuffer(),
      isRetail: /^\d{8,14}$/.test(text),
      fits: (read) => read.replace(/^0+/, '') === text.replace(/^0+/, ''),
    };
  }
}

async function* made(): AsyncGenerator<Shown> {
  for (const kind of ['clean', 'harsh'] as const) {
    for await (const picture of generatedPictures(kind)) {
      const { data, width, height } = picture.luma;
      yield {
        kind,
        png: await sharp(data, { raw: { width, height, channels: 1 } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
        isRetail: /^(EAN|UPC)/.test(picture.format),
        fits: (read) => agrees(picture, read),
      };
    }
  }
}

const work = await mkdtemp(join(tmpdir(), 'vigour-bench-'));
const page = await servePage(work);
try {
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  if (!folder) await cameraBench(page, work);
  await picturesBench(page, folder ? ofFolder(folder) : made());
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await page.close();
  await rm(work, { recursive: true, force: true });
}
reportGoals();
