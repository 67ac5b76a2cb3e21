import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInApi } from '#features/sign-in/contract.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import type { CallError } from '../../../apps/server/testing/test-client.ts';
import { accountApi, photoApi } from '../contract.ts';
import { PHOTO_SIDE, photoAddress } from '../rules/profile-photo.ts';
import { cleanPhoto } from './providers/photo.ts';

let test: TestApp;
let mia: Person;
let noah: Person;
beforeAll(async () => {
  test = await startTestApp();
  mia = await test.person();
  noah = await test.person();
});
afterAll(() => test.close());

const RED = '#d02020';
const BLUE = '#2020d0';

/** 200 wide and 120 high: the left half red, the right half blue, on a coarse grain. */
async function halves(): Promise<Sharp> {
  const half = (background: string) =>
    sharp({ create: { width: 100, height: 120, channels: 3, background } })
      .png()
      .toBuffer();
  const create = { width: 200, height: 120, channels: 3 as const, background: RED };
  const composed = sharp({ create }).composite([{ input: await half(BLUE), left: 100, top: 0 }]);
  return sharp(await composed.png().toBuffer());
}

const save = (person: Person, file: Buffer) =>
  person.call(photoApi.savePhoto, { body: { photo: file.toString('base64') } });
const userOf = (person: Person) => person.call(accountApi.currentUser, {});
const read = (person: Pick<Person, 'bare'>, tag: string | null) =>
  person.bare({ url: photoAddress(tag ?? 'none') });
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call was not refused'),
    (error: unknown) => error as CallError,
  );

/** The colour at a place of a picture, each part rounded to "much" or "little". */
async function colourAt(file: Buffer, left: number, top: number): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return red > 128 ? 'red' : blue > 128 ? 'blue' : 'neither';
}

describe('a photo', () => {
  it('is made anew: a square, upright, without place, device or anything else', async () => {
    const taken = await (await halves())
      .withExif({
        IFD0: { Make: 'Camera of Mia', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Camera of Mia');
    const hidden = Buffer.concat([taken, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]);
    const { photo } = await save(mia, hidden);
    expect((await userOf(mia)).photo).toBe(photo);

    const answer = await read(mia, photo);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('cookie'),
      'x-content-type-options': 'nosniff',
    });
    const kept = answer.rawPayload;
    const { exif, xmp, iptc, icc, orientation, ...seen } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(seen).toMatchObject({ format: 'webp', width: PHOTO_SIDE, height: PHOTO_SIDE });
    for (const trace of ['Camera of Mia', 'xmpmeta', 'Exif', 'script', 'PK\u0003']) {
      expect(kept.toString('latin1')).not.toContain(trace);
    }
    // Orientation 6 is "turn clockwise": what was left is up.
    expect(await colourAt(kept, PHOTO_SIDE / 2, 20)).toBe('red');
    expect(await colourAt(kept, PHOTO_SIDE / 2, PHOTO_SIDE - 20)).toBe('blue');
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is taken as %s', async (kind) => {
    const { photo } = await save(mia, await (await halves()).toFormat(kind).toBuffer());
    expect((await read(mia, photo)).statusCode).toBe(200);
  });

  it('that came out of here goes in unchanged', async () => {
    const kept = await cleanPhoto(await (await halves()).png().toBuffer());
    expect((await cleanPhoto(kept)).equals(kept)).toBe(true);
    const { photo } = await save(mia, kept);
    expect((await read(mia, photo)).rawPayload.equals(kept)).toBe(true);
    expect((await save(mia, kept)).photo).toBe(photo);
  });

  it('is read as text by its owner’s device, and by nobody else', async () => {
    const [ivy, jon] = [await test.person(), await test.person()];
    const none = { photo: null, webp: null };
    expect(await ivy.call(photoApi.readPhoto, {})).toEqual(none);
    const { photo } = await save(ivy, await (await halves()).png().toBuffer());
    const text = await ivy.call(photoApi.readPhoto, {});
    expect(text.photo).toBe(photo);
    expect(Buffer.from(text.webp ?? '', 'base64')).toEqual((await read(ivy, photo)).rawPayload);
    expect(await jon.call(photoApi.readPhoto, {})).toEqual(none);
    expect((await refusal(test.stranger.call(photoApi.readPhoto, {}))).status).toBe(401);
    await ivy.call(photoApi.removePhoto, {});
    expect(await ivy.call(photoApi.readPhoto, {})).toEqual(none);
  });

  it('shows its first picture when it moves, and white where it was clear', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 90, height: 90, channels: 4, background } })
        .png()
        .toBuffer();
    const frames = [await frame(RED), await frame(BLUE)];
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const first = await read(mia, (await save(mia, moving)).photo);
    expect(await colourAt(first.rawPayload, 50, 50)).toBe('red');
    const clear = await read(mia, (await save(mia, await frame('#00000000'))).photo);
    const { dominant } = await sharp(clear.rawPayload).stats();
    expect(dominant).toEqual({ r: 248, g: 248, b: 248 });
  });

  it('is its owner’s alone, and another one has another address', async () => {
    const { photo: mias } = await save(mia, await (await halves()).png().toBuffer());
    const { photo: noahs } = await save(
      noah,
      await (await halves()).flip().negate().png().toBuffer(),
    );
    expect(noahs).not.toBe(mias);
    // The browser asks with what it has cached: its owner may go on using it, nobody else.
    const cached = { 'if-none-match': `"${mias}"` };
    const again = await mia.bare({ url: photoAddress(mias ?? ''), headers: cached });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const left = await test.person();
    await save(left, await (await halves()).png().toBuffer());
    await left.call(signInApi.signOut, {});
    for (const other of [noah, test.newStranger(), left]) {
      const revalidated = await other.bare({ url: photoAddress(mias ?? ''), headers: cached });
      expect(revalidated.statusCode).toBe(404);
      const answer = await read(other, mias);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
    await mia.call(photoApi.removePhoto, {});
    expect((await userOf(mia)).photo).toBeNull();
    expect((await read(mia, mias)).statusCode).toBe(404);
    expect((await read(noah, noahs)).statusCode).toBe(200);
    await mia.call(photoApi.removePhoto, {});
    await expect(test.stranger.call(photoApi.removePhoto, {})).rejects.toMatchObject({
      status: 401,
    });
    for (const tag of ['%00', '..%2F..%2Fetc%2Fpasswd', "'; drop table users; --"]) {
      const answer = await noah.bare({ url: photoAddress(encodeURI(tag)) });
      expect(answer.statusCode, tag).toBe(404);
    }
  });

  it('is on every server', async () => {
    const second = await test.secondServer();
    try {
      const { photo } = await save(mia, await (await halves()).png().toBuffer());
      const cookies = Object.fromEntries(mia.cookies);
      const answer = await second.inject({ url: photoAddress(photo ?? ''), cookies });
      expect(answer.statusCode).toBe(200);
    } finally {
      await second.close();
    }
  });
});

/** A PNG that says it is as large as told, with nothing in it: what a bomb looks like before it goes off. */
function pngSaying(width: number, height: number, real: Buffer): Buffer {
  const forged = Buffer.from(real);
  forged.writeUInt32BE(width, 16);
  forged.writeUInt32BE(height, 20);
  forged.writeInt32BE(crc32(forged.subarray(12, 29)), 29);
  return forged;
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc;
}

describe('what is no photo', () => {
  it('is refused with a sentence about the photo, and the present one stays', async () => {
    const { photo } = await save(mia, await (await halves()).png().toBuffer());
    const png = await (await halves()).png().toBuffer();
    const jpeg = await (await halves()).jpeg().toBuffer();
    const webp = await (await halves()).webp().toBuffer();
    const avif = await (await halves()).avif().toBuffer();
    const tiny = await sharp(png).resize(20, 20).png().toBuffer();
    const flat = { width: 9_000, height: 9_000, channels: 3 as const, background: RED };
    const bomb = await sharp({ create: flat }).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    const bad: [string, Buffer, RegExp][] = [
      ['one byte', Buffer.from('x'), /can’t read/],
      ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /can’t read/],
      [
        'an SVG that names a file',
        Buffer.from(
          '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
        ),
        /can’t read/,
      ],
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), /can’t read/],
      ['a zip', Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaa'), /can’t read/],
      ['a PDF', Buffer.from('%PDF-1.7 aaaaaaaaaaaaaaaaaaaa'), /can’t read/],
      ['a GIF', await sharp(png).gif().toBuffer(), /can’t read/],
      ['a TIFF', await sharp(png).tiff().toBuffer(), /can’t read/],
      ['only a beginning', Buffer.from('89504e470d0a1a0a', 'hex'), /can’t read/],
      ['a HEIC', Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic'), avif]), /can’t read/],
      ['a page that begins like a JPEG', Buffer.from('ffd8ff3c68746d6c3e', 'hex'), /can’t read/],
      ['a cut JPEG', jpeg.subarray(0, jpeg.length - 60), /damaged/],
      ['a cut PNG', png.subarray(0, png.length - 60), /damaged/],
      ['a cut WebP', webp.subarray(0, webp.length - 60), /damaged|can’t read/],
      ['a cut AVIF', avif.subarray(0, avif.length - 60), /damaged|can’t read/],
      ['a spoiled PNG', Buffer.from(png).fill(7, 60, 90), /damaged|can’t read/],
      ['a bomb', bomb, /too large/],
      ['a lying PNG', pngSaying(60_000, 60_000, png), /too large|can’t read/],
      ['a PNG that lies a little', pngSaying(4_000, 4_000, png), /damaged/],
      ['a dot', tiny, /too small/],
      ['a line', await sharp(png).resize(900, 10, { fit: 'fill' }).png().toBuffer(), /too small/],
    ];
    for (const [what, file, sentence] of bad) {
      const { status, fields, sentence: said } = await refusal(save(mia, file));
      expect(status, what).toBe(400);
      expect(fields['photo'], what).toMatch(sentence);
      expect(said, what).toMatch(/photo.*\. Choose /);
    }
    expect((await userOf(mia)).photo).toBe(photo);
    expect((await read(mia, photo)).statusCode).toBe(200);
  }, 60_000);

  it('is refused before it is a picture: empty, no base64, too much', async () => {
    const send = (photo: unknown) =>
      refusal(mia.call(photoApi.savePhoto, { body: { photo } as never }));
    expect((await send('')).fields['photo']).toBe('Choose a photo.');
    expect((await send('data:image/svg+xml,<svg/>')).fields['photo']).toBeDefined();
    expect((await send('A'.repeat(13_333_340))).fields['photo']).toMatch(/at most 10 MB/);
    expect((await send('A'.repeat(14_000_000))).status).toBe(413);
  });
});
