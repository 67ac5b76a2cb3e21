import { describe, expect, it } from 'vitest';
import { createByteSealer } from './byte-sealer.ts';
import { createSealer } from './sealer.ts';

const PICTURE = Buffer.from('a picture of somebody');
const first = createByteSealer('first secret', 'photos');

describe('sealed bytes', () => {
  it('open again, and hold nothing readable', () => {
    const file = first.seal(PICTURE, 'mia/1');
    expect(first.unseal(file, 'mia/1')).toEqual(PICTURE);
    expect(file.sealed.includes(PICTURE)).toBe(false);
    expect(file.sealed.includes('picture')).toBe(false);
  });

  it('differ each time: salt, IV and ciphertext', () => {
    const [one, other] = [first.seal(PICTURE, 'mia/1'), first.seal(PICTURE, 'mia/1')];
    expect(one.salt).not.toEqual(other.salt);
    expect(one.sealed.subarray(0, 12)).not.toEqual(other.sealed.subarray(0, 12));
    expect(one.sealed.subarray(28)).not.toEqual(other.sealed.subarray(28));
  });

  it('do not open for another owner, purpose, secret or salt, nor when a byte was changed', () => {
    const file = first.seal(PICTURE, 'mia/1');
    const changed = Buffer.from(file.sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    const otherSalt = first.seal(PICTURE, 'mia/1').salt;
    const elsewhere = createByteSealer('first secret', 'letters');
    const stranger = createByteSealer('another secret', 'photos');
    for (const open of [
      () => first.unseal(file, 'noah/1'),
      () => first.unseal(file, 'mia/2'),
      () => first.unseal({ ...file, sealed: changed }, 'mia/1'),
      () => first.unseal({ ...file, sealed: file.sealed.subarray(0, 20) }, 'mia/1'),
      () => first.unseal({ ...file, salt: otherSalt }, 'mia/1'),
      () => elsewhere.unseal(file, 'mia/1'),
      () => stranger.unseal(file, 'mia/1'),
    ]) {
      expect(open).toThrow();
    }
  });

  it('are sealed under the newest secret, and older ones still open while their secret is given', () => {
    const older = first.seal(PICTURE, 'mia/1');
    const both = createByteSealer('second secret', 'photos', ['first secret']);
    expect(both.unseal(older, 'mia/1')).toEqual(PICTURE);
    const newer = both.seal(PICTURE, 'mia/1');
    expect(newer.keyVersion).toBe(both.newest);
    expect(newer.keyVersion).not.toBe(older.keyVersion);
    expect(() => first.unseal(newer, 'mia/1')).toThrow(`version ${newer.keyVersion}`);
    const second = createByteSealer('second secret', 'photos');
    expect(() => second.unseal(older, 'mia/1')).toThrow();
  });

  it('of before secrets had versions open with whichever secret it was', () => {
    const unnumbered = { ...first.seal(PICTURE, 'mia/1'), keyVersion: 1 };
    const both = createByteSealer('second secret', 'photos', ['first secret']);
    expect(both.unseal(unnumbered, 'mia/1')).toEqual(PICTURE);
    expect(() => both.unseal(unnumbered, 'noah/1')).toThrow();
  });
});

describe('sealed texts', () => {
  it('open under an older secret, and are sealed again under the newest', () => {
    const old = createSealer('first secret', 'health').seal('yes');
    const both = createSealer('second secret', 'health', ['first secret']);
    expect(both.unseal(old)).toBe('yes');
    const renewed = both.renew(old) ?? '';
    expect(createSealer('second secret', 'health').unseal(renewed)).toBe('yes');
    expect(both.renew(renewed)).toBeNull();
    expect(() => createSealer('second secret', 'health').renew(old)).toThrow();
    expect(() => createSealer('second secret', 'mail', ['first secret']).unseal(old)).toThrow();
  });
});
