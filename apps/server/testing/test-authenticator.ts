import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

/** The few CBOR shapes that a credential is made of (RFC 8949). */
const head = (major: number, length: number) =>
  Buffer.from(length < 24 ? [(major << 5) | length] : [(major << 5) | 24, length]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Uint8Array) =>
  Buffer.concat([
    value.length < 256
      ? head(2, value.length)
      : Buffer.from([0x59, value.length >> 8, value.length & 0xff]),
    value,
  ]);
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (...pairs: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

/** A security key in software: it makes one passkey and signs with it (WebAuthn level 3). */
export class TestAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(32);
  readonly #origin: string;
  /** Whether it says that it checked who holds it. */
  verifiesUser = true;
  #counter = 0;

  constructor(origin = 'http://localhost:3000') {
    this.#origin = origin;
  }

  #clientData(type: 'webauthn.create' | 'webauthn.get', challenge: unknown): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }),
    );
  }

  #authData(extraFlags: number): Buffer {
    this.#counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const flags = USER_PRESENT | (this.verifiesUser ? USER_VERIFIED : 0) | extraFlags;
    const rpIdHash = sha256(new URL(this.#origin).hostname);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter]);
  }

  /** Answers `options` of a registration as `PublicKeyCredential.toJSON()` would. */
  register(options: Record<string, unknown>) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coseKey = map(
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), bytes(Buffer.from(x, 'base64url'))],
      [number(-3), bytes(Buffer.from(y, 'base64url'))],
    );
    const authData = Buffer.concat([
      this.#authData(CREDENTIAL_INCLUDED),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      coseKey,
    ]);
    const attestation = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(authData)],
    );
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', options['challenge'])),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** Answers `options` of a sign-in. */
  answer(options: Record<string, unknown>) {
    const clientData = this.#clientData('webauthn.get', options['challenge']);
    const authData = this.#authData(0);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
      },
    };
  }
}
