// Draws the site's icons from the mark and the picture that shared links show. Run it when the mark
// or the promise changes, and commit what it writes: node scripts/site-pictures.ts
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { launchChromium } from './chromium.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'apps/web/public');
const FONT = 'node_modules/@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2';
const GROUND = '#07060e';

const mark = await readFile(join(folder, 'icon.svg'), 'utf8');
/** To the edges, with the mark inside the circle that every launcher keeps. */
const maskable = mark
  .replace('rx="16"', '')
  .replace('<path ', '<path transform="translate(32 32) scale(.72) translate(-32 -32)" ');

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();

/** An .ico file around PNG pictures. */
function ico(pictures: { size: number; bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [at, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * at;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]);
}

const link = (font: string) => `<!doctype html><style>
@font-face { font-family: Outfit; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: ${GROUND}; color: #f6f4ff;
  font-family: Outfit; position: relative }
header { position: absolute; left: 72px; top: 60px; display: flex; align-items: center; gap: 18px;
  font-size: 46px; font-weight: 700; letter-spacing: -.02em }
header svg { width: 58px }
h1 { position: absolute; left: 68px; bottom: 136px; margin: 0; font-size: 104px; line-height: .98;
  font-weight: 600; letter-spacing: -.045em }
h1 em { font-style: normal; color: #c09aff }
p { position: absolute; left: 72px; bottom: 58px; margin: 0; font-size: 31px; color: #bcb5d6 }
.ring { position: absolute; left: 672px; top: 70px; width: 490px; transform: rotate(-90deg) }
.in { position: absolute; left: 672px; top: 70px; width: 490px; height: 490px; display: grid;
  place-content: center; text-align: center; color: #bcb5d6; font-size: 30px }
.in b { display: block; color: #f6f4ff; font-size: 138px; line-height: 1; font-weight: 600; letter-spacing: -.03em }
</style><body>
<header><svg viewBox="4 8 56 48"><defs><linearGradient id="g" x1="8" y1="10" x2="56" y2="54"
gradientUnits="userSpaceOnUse"><stop stop-color="#ff2d9b"/><stop offset=".55" stop-color="#9b4dff"/>
<stop offset="1" stop-color="#22e6ff"/></linearGradient></defs><path d="M6 14 L26 54 L38 28 L44 40 L58 10"
fill="none" stroke="url(#g)" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></svg>Vigour</header>
<svg class="ring" viewBox="0 0 490 490"><defs><linearGradient id="r" x1="0" y1="0" x2="1" y2="1">
<stop stop-color="#22e6ff"/><stop offset=".5" stop-color="#9b4dff"/><stop offset="1" stop-color="#ff2d9b"/>
</linearGradient></defs><circle cx="245" cy="245" r="226" fill="none" stroke="#282339" stroke-width="30"/>
<circle cx="245" cy="245" r="226" fill="none" stroke="url(#r)" stroke-width="30" stroke-linecap="round"
pathLength="100" stroke-dasharray="75 100"/></svg>
<div class="in">Left today<b>150</b>of 600 kcal</div>
<h1>Train. Eat.<br>See it <em>add up.</em></h1>
<p>Workouts, food, meal plans and trainers in one app</p></body>`;

async function sharedPicture(): Promise<Buffer> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(link(await readFile(join(root, FONT), 'base64')));
    await page.evaluate('document.fonts.ready');
    const picture = await page.screenshot();
    return await sharp(picture).png({ palette: true, quality: 92, compressionLevel: 9 }).toBuffer();
  } finally {
    await browser.close();
  }
}

const files: Record<string, Buffer> = {
  'icon-192.png': await png(mark, 192),
  'icon-512.png': await png(mark, 512),
  'icon-maskable-192.png': await png(maskable, 192),
  'icon-maskable-512.png': await png(maskable, 512),
  'apple-touch-icon.png': await png(maskable, 180),
  'favicon.ico': ico([
    { size: 16, bytes: await png(mark, 16) },
    { size: 32, bytes: await png(mark, 32) },
    { size: 48, bytes: await png(mark, 48) },
  ]),
  'og.png': await sharedPicture(),
};
for (const [name, bytes] of Object.entries(files)) {
  await writeFile(join(folder, name), bytes);
  console.log(`${name}  ${(bytes.length / 1000).toFixed(1)} kB`);
}
