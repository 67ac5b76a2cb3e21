import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { OutsideProvider } from '../../contract/outside.ts';
import type { Identity } from './better-auth.ts';

/** What the browser keeps, sealed, while it is away at the other service. */
export type Visit = {
  provider: OutsideProvider;
  state: string;
  nonce: string;
  codeVerifier: string;
  /** Account to connect; null for a sign-in. */
  linkTo: string | null;
};

/** A person the other service vouches for, who has yet to give an address. */
export type Nameless = { provider: OutsideProvider; subject: string; name: string };

const LIFE_MS = 10 * 60_000;
const MAX_USED_VISITS = 50_000;

/**
 * Sealed cookies of the way to another service and back. They bind the answer to the browser that
 * asked, live ten minutes, and each brings in at most one answer.
 */
export type OutsideCookies = ReturnType<typeof createOutsideCookies>;

export function createOutsideCookies(
  identity: Pick<Identity, 'seal' | 'unseal'>,
  options: { publicUrl: string },
) {
  const secure = options.publicUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  // Lax: the browser comes back by a link from elsewhere.
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const used = new LRUCache<string, true>({ max: MAX_USED_VISITS, ttl: LIFE_MS });

  async function open<Kind>(name: string, header: string | undefined, nowMs: number) {
    const pair = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
    if (!pair) return null;
    const sealed = pair.slice(name.length + 1);
    try {
      const { endsAtMs, kept } = JSON.parse(await identity.unseal(sealed)) as {
        endsAtMs: number;
        kept: Kind;
      };
      return endsAtMs > nowMs ? { kept, sealed } : null;
    } catch {
      return null;
    }
  }

  function cookie<Kind>(shortName: string) {
    const name = `${prefix}${shortName}`;
    return {
      /** Set-Cookie line that stores `kept` for ten minutes. */
      async line(kept: Kind, nowMs: number): Promise<string> {
        const sealed = await identity.seal(JSON.stringify({ endsAtMs: nowMs + LIFE_MS, kept }));
        return `${name}=${sealed}; Max-Age=${LIFE_MS / 1000}; ${attributes}`;
      },
      /** Parsed cookie; null if absent, forged or expired. */
      async read(header: string | undefined, nowMs: number): Promise<Kind | null> {
        return (await open<Kind>(name, header, nowMs))?.kept ?? null;
      },
      /** The same, but only the first time. */
      async take(header: string | undefined, nowMs: number): Promise<Kind | null> {
        const opened = await open<Kind>(name, header, nowMs);
        if (!opened) return null;
        const mark = createHash('sha256').update(opened.sealed).digest('base64url');
        if (used.has(mark)) return null;
        used.set(mark, true);
        return opened.kept;
      },
      clearLine: () => `${name}=; Max-Age=0; ${attributes}`,
    };
  }

  return {
    visit: cookie<Visit>('vigour_visit'),
    nameless: cookie<Nameless>('vigour_nameless'),
  };
}
