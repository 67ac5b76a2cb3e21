import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '#features/account/contract.ts';
import { securityApi } from '#features/sign-in/contract.ts';
import { createByteSealer } from '#platform/server/secrets/byte-sealer.ts';
import { proveOwner } from '#platform/server/sessions/owner.ts';
import type { InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import {
  type Person,
  startTestApp,
  TEST_PASSWORD,
  TEST_SECRET,
  type TestApp,
} from '../../../apps/server/testing/test-app.ts';
import type { CallError } from '../../../apps/server/testing/test-client.ts';
import { progressPhotosApi } from '../contract.ts';
import { MAX_KEPT_BYTES, MAX_PHOTOS, pictureAddress, UNDO_MS } from '../rules/photo-limits.ts';
import { unsealPicture } from './actions/photos.ts';
import { renewPictures } from './actions/renew-pictures.ts';
import { PHOTO_SEAL } from './public.ts';

type Added = InputOf<typeof progressPhotosApi.add>['body'];

let test: TestApp;
let mia: Person;
let noah: Person;
beforeAll(async () => {
  test = await startTestApp();
  [mia, noah] = [await test.person(), await test.person()];
});
afterAll(() => test.close());

const person = { age: 30, gender: 'female', weight: 65, height: 165 } as const;
const profile = {
  ...person,
  firstName: 'Sam',
  fitnessLevel: 'beginner',
  goals: ['get_fit'],
  role: 'trainee',
} as const;

/** Wide as it was stored, upright only by its EXIF, with a place and a camera in it: as a phone takes them. */
async function takenByPhone(side = 600): Promise<Buffer> {
  const create = { width: side, height: side / 2, channels: 3 as const, background: '#2f7d6b' };
  return sharp({ create })
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: 'Camera of Mia', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 0/1' },
    })
    .jpeg()
    .toBuffer();
}

async function add(who: Person, change: Partial<Added> = {}): Promise<string> {
  const photo = (await takenByPhone()).toString('base64');
  const body = { id: newId(), date: '2026-11-20', pose: 'front', photo, ...change } as const;
  return (await who.call(progressPhotosApi.add, { body })).id;
}
const list = (who: Person) => who.call(progressPhotosApi.list, {});
const read = (who: Pick<Person, 'bare'>, id: string) => who.bare({ url: pictureAddress(id) });
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call was not refused'),
    (error: unknown) => error as CallError,
  );
const rows = async (query: string, values: unknown[]) =>
  (await test.database.pool.query(query, values)).rows as Record<string, unknown>[];
const pictureRow = async (id: string) => {
  const [row] = await rows('select * from progress_photo_pictures where id = $1', [id]);
  return row as { key_version: number; salt: Buffer; sealed: Buffer } | undefined;
};

describe('a photo', () => {
  it('is kept upright, whole and small, without place, camera or anything else', async () => {
    const id = await add(mia, { photo: (await takenByPhone(4_000)).toString('base64') });
    const answer = await read(mia, id);
    expect(answer.statusCode).toBe(200);
    const { exif, xmp, icc, orientation, ...seen } = await sharp(answer.rawPayload).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(seen).toMatchObject({ format: 'webp', width: 640, height: 1280 });
    expect(answer.rawPayload.includes('Mia')).toBe(false);
    const small = await read(mia, await add(mia));
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 300, height: 600 });
  });

  it('is sealed in the database, bound to its owner and id', async () => {
    const [id, noahs] = [await add(mia), await add(noah)];
    const row = await pictureRow(id);
    expect(row?.key_version).toBe(createByteSealer(TEST_SECRET, PHOTO_SEAL).newest);
    expect(row?.salt.length).toBe(32);
    expect(row?.sealed.includes('RIFF')).toBe(false);
    expect(row?.sealed.includes('WEBP')).toBe(false);
    // Anyone who can write to the database cannot make a picture appear under another account.
    await test.database.pool.query(
      `update progress_photo_pictures set (key_version, salt, sealed) =
         (select key_version, salt, sealed from progress_photo_pictures where id = $1) where id = $2`,
      [id, noahs],
    );
    expect((await read(noah, noahs)).statusCode).toBe(404);
    expect((await read(mia, id)).statusCode).toBe(200);
  });

  it('is read by its owner alone, and nothing keeps it', async () => {
    const id = await add(mia);
    const { headers } = await read(mia, id);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['etag']).toBeUndefined();
    for (const other of [noah, test.newStranger()]) {
      const refused = await read(other, id);
      expect(refused.statusCode).toBe(404);
      expect(refused.headers['cache-control']).toBe('no-store');
    }
    expect((await list(noah)).photos.map((photo) => photo.id)).not.toContain(id);
    const params = { id };
    const edited = { date: '2026-11-01', pose: 'back', version: 1 } as const;
    const calls = [
      () => noah.call(progressPhotosApi.edit, { params, body: edited }),
      () => noah.call(progressPhotosApi.remove, { params }),
      () => noah.call(progressPhotosApi.restore, { params }),
    ];
    for (const call of calls) expect((await refusal(call())).status).toBe(404);
    expect((await read(mia, 'none')).statusCode).toBe(404);
    expect((await read(mia, id)).statusCode).toBe(200);
  });

  it('is listed by day, kept once however often it is sent, and gets another day or pose', async () => {
    const ana = await test.person();
    const [side, front] = [await add(ana, { pose: 'side' }), await add(ana)];
    const older = await add(ana, { date: '2026-10-20' });
    await Promise.all([add(ana, { id: side, pose: 'back' }), add(ana, { id: side })]);
    const { photos } = await list(ana);
    expect(photos.map(({ id }) => id)).toEqual([front, side, older]);
    const changed = await ana.call(progressPhotosApi.edit, {
      params: { id: older },
      body: { date: '2026-10-21', pose: 'back', version: 1 },
    });
    expect(changed).toEqual({ id: older, date: '2026-10-21', pose: 'back', version: 2 });
    const late = ana.call(progressPhotosApi.edit, {
      params: { id: older },
      body: { date: '2026-10-22', pose: 'back', version: 1 },
    });
    expect(await refusal(late)).toMatchObject({ status: 409, reason: 'edited_elsewhere' });
  });
});

describe('what is refused', () => {
  it('is told what is wrong, and changes nothing', async () => {
    const ben = await test.person();
    const phone = await takenByPhone();
    const png = await sharp(phone).png().toBuffer();
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(200)]);
    const bad: [string, Partial<Record<keyof Added, unknown>>, RegExp][] = [
      ['nothing', { photo: '' }, /Choose a photo/],
      [
        'no picture',
        { photo: Buffer.from('<svg/>').toString('base64') },
        /JPEG, PNG, WebP or AVIF/,
      ],
      ['HEIC', { photo: heic.toString('base64') }, /JPEG, PNG, WebP or AVIF/],
      ['a GIF', { photo: (await sharp(png).gif().toBuffer()).toString('base64') }, /JPEG, PNG/],
      ['cut off', { photo: phone.subarray(0, phone.length / 2).toString('base64') }, /damaged/],
      [
        'a dot',
        { photo: (await sharp(png).resize(20).toBuffer()).toString('base64') },
        /too small/,
      ],
      ['no base64', { photo: 'a photo!' }, /base64/],
      ['another pose', { pose: 'handstand' }, /front, side or back/],
      ['no day', { date: 'today' }, /./],
      ['a day to come', { date: '2027-01-01' }, /./],
    ];
    for (const [what, change, says] of bad) {
      const error = await refusal(add(ben, change as Partial<Added>));
      expect(error.status, what).toBe(400);
      const [field = ''] = Object.keys(change);
      expect(error.fields?.[field], what).toMatch(says);
    }
    const large = await ben.inject({
      method: 'POST',
      url: '/api/progress-photos',
      payload: { id: newId(), date: '2026-11-20', pose: 'front', photo: 'A'.repeat(80_000_000) },
    });
    expect(large.statusCode).toBe(413);
    expect((await list(ben)).photos).toEqual([]);
  });

  it('is more than there is room for, by number or by size', async () => {
    const cara = await test.person();
    const fill = async (photos: number, bytes: number) => {
      await test.database.pool.query(
        `with made as (
           insert into progress_photos (owner_id, id, created_at, updated_at, version, date, pose)
           select $1, gen_random_uuid(), now(), now(), 1, '2026-01-01', 'front'
           from generate_series(1, $2) returning owner_id, id)
         insert into progress_photo_pictures (owner_id, id, saved_at, key_version, salt, sealed)
         select owner_id, id, now(), 1, ''::bytea, decode(repeat('00', $3), 'hex') from made`,
        [cara.id, photos, bytes],
      );
      const error = await refusal(add(cara));
      await test.database.pool.query('delete from progress_photos where owner_id = $1', [cara.id]);
      return error;
    };
    const full = { status: 409, reason: 'too_many' };
    expect(await fill(MAX_PHOTOS, 1)).toMatchObject(full);
    expect(await fill(1, MAX_KEPT_BYTES)).toMatchObject(full);
    await add(cara);
  });
});

describe('confirming that it is you', () => {
  it('comes before guarded photos, and before the guard is taken away', async () => {
    const dan = await test.person();
    const id = await add(dan);
    expect(await list(dan)).toMatchObject({ isGuarded: false, shownForMs: null });
    await dan.call(progressPhotosApi.guard, { body: { isGuarded: true } });
    expect((await list(dan)).shownForMs).toBeGreaterThan(0);
    expect((await read(dan, id)).statusCode).toBe(200);
    test.clock.advance(11 * 60_000);
    expect(await list(dan)).toMatchObject({ isGuarded: true, shownForMs: 0 });
    const refused = await read(dan, id);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ reason: 'fresh_sign_in_needed' });
    const off = { body: { isGuarded: false } };
    expect(await refusal(dan.call(progressPhotosApi.guard, off))).toMatchObject({ status: 403 });
    expect(await refusal(dan.call(progressPhotosApi.show, {}))).toMatchObject({ status: 403 });
    // Another person's photos are not guarded by it.
    expect((await list(noah)).isGuarded).toBe(false);
    await dan.call(securityApi.stepUp, { body: { password: TEST_PASSWORD } });
    await dan.call(progressPhotosApi.show, {});
    expect((await read(dan, id)).statusCode).toBe(200);
    await dan.call(progressPhotosApi.guard, off);
    expect(await list(dan)).toMatchObject({ isGuarded: false, shownForMs: null });
  });
});

describe('under 18', () => {
  const consents = (['parental_consent', 'digital_age'] as const).map((kind) => ({
    kind,
    wordingVersion: '1',
  }));

  it('photos are not offered, nor before the age is known', async () => {
    const young = await test.person({ profile: { age: 17, consents } });
    const unknown = await test.person({ profile: false });
    for (const who of [young, unknown]) {
      expect((await list(who)).isOffered).toBe(false);
      expect(await refusal(add(who))).toMatchObject({ status: 403, reason: 'not_offered' });
    }
    expect((await list(mia)).isOffered).toBe(true);
  });

  it('earlier ones are not shown, can be deleted, and come back with the age', async () => {
    const eve = await test.person();
    const [id, other] = [await add(eve), await add(eve)];
    await eve.call(accountApi.saveProfile, { body: { ...profile, age: 17, consents } as never });
    expect((await read(eve, id)).statusCode).toBe(404);
    await eve.call(progressPhotosApi.remove, { params: { id: other } });
    await eve.call(accountApi.saveProfile, { body: profile as never });
    expect((await read(eve, id)).statusCode).toBe(200);
  });
});

describe('deleting', () => {
  it('can be undone for a day; then the picture is gone for good, and nobody else’s', async () => {
    const fay = await test.person();
    const [id, kept, noahs] = [await add(fay), await add(fay), await add(noah)];
    const params = { id };
    await fay.call(progressPhotosApi.remove, { params });
    await fay.call(progressPhotosApi.remove, { params });
    expect((await read(fay, id)).statusCode).toBe(404);
    expect((await list(fay)).photos.map((photo) => photo.id)).toEqual([kept]);
    await fay.call(progressPhotosApi.restore, { params });
    expect((await read(fay, id)).statusCode).toBe(200);
    await fay.call(progressPhotosApi.remove, { params });
    test.clock.advance(UNDO_MS + 3_600_000);
    await test.app.jobs.runDue();
    expect(await pictureRow(id)).toBeUndefined();
    expect(await refusal(fay.call(progressPhotosApi.restore, { params }))).toMatchObject({
      status: 404,
    });
    expect((await read(fay, kept)).statusCode).toBe(200);
    expect((await read(noah, noahs)).statusCode).toBe(200);
  });
});

describe('another secret of the server', () => {
  it('opens photos while the older one is given; then they are sealed again, and it alone opens them', async () => {
    const [gus, ivy] = [await test.person(), await test.person()];
    const [id, other] = [await add(gus), await add(ivy)];
    const { db } = test.database;
    const sealed = () => Promise.all([pictureRow(id), pictureRow(other)]);
    const before = await sealed();
    const both = createByteSealer('another secret, long enough to sign with', PHOTO_SEAL, [
      TEST_SECRET,
    ]);
    const after = createByteSealer('another secret, long enough to sign with', PHOTO_SEAL);
    const open = (sealer: typeof both, who: Person, photo: string) =>
      unsealPicture(db, sealer, proveOwner(who.id), photo);
    const picture = (await read(gus, id)).rawPayload;
    expect(await open(both, gus, id)).toEqual(picture);
    expect(await open(after, gus, id)).toBeNull();
    // Who has no older secret changes nothing: it may still be given back.
    await renewPictures(db, after);
    expect(await sealed()).toEqual(before);
    await renewPictures(db, both);
    expect(await open(after, gus, id)).toEqual(picture);
    expect(await open(after, gus, other)).toBeNull();
    const renewed = await sealed();
    expect(renewed.map((row) => row?.key_version)).toEqual([after.newest, after.newest]);
    await renewPictures(db, both);
    expect(await sealed()).toEqual(renewed);
    expect((await list(gus)).photos.map((photo) => photo.id)).toEqual([id]);
  });
});
