import * as oauth from 'openid-client';
import type { OutsideProvider } from '../../contract/outside.ts';
import type { Visit } from './outside-visit.ts';

/** A person as described by a provider. */
export type OutsidePerson = {
  provider: OutsideProvider;
  /** The service's own name for the person; never changes. */
  subject: string;
  /** null: the service has none, or the person kept it back. */
  email: string | null;
  /** Whether the service itself made sure that the person reads that address. */
  emailVerified: boolean;
  name: string;
};

/** Reason a provider's answer failed. */
export class OutsideFailure extends Error {
  readonly reason: 'cancelled' | 'failed';

  constructor(reason: 'cancelled' | 'failed', cause?: unknown) {
    super(`External sign-in ${reason}`, { cause });
    this.reason = reason;
  }
}

/** A provider: start URL, and parsing of its answer. */
export type Outside = {
  begin(linkTo: string | null): Promise<{ url: URL; visit: Visit }>;
  finish(answer: URL, visit: Visit): Promise<OutsidePerson>;
};

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string };
export type FacebookSettings = {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string | null;
  graphUrl: string | null;
};

const TIMEOUT_SECONDS = 10;
const FACEBOOK_AUTHORIZE = 'https://www.facebook.com/v23.0/dialog/oauth';
const FACEBOOK_GRAPH = 'https://graph.facebook.com/v23.0';

const insecureWhen = (address: string) =>
  address.startsWith('http:') ? [oauth.allowInsecureRequests] : [];

async function freshVisit(provider: OutsideProvider, linkTo: string | null): Promise<Visit> {
  return {
    provider,
    state: oauth.randomState(),
    nonce: oauth.randomNonce(),
    codeVerifier: oauth.randomPKCECodeVerifier(),
    linkTo,
  };
}

/** A refusal returns `error=access_denied`; everything else is a failure. */
async function honest<Result>(answer: URL, run: () => Promise<Result>): Promise<Result> {
  if (answer.searchParams.get('error') === 'access_denied') throw new OutsideFailure('cancelled');
  try {
    return await run();
  } catch (error) {
    throw error instanceof OutsideFailure ? error : new OutsideFailure('failed', error);
  }
}

/** OpenID Connect with PKCE, state and nonce; the service's addresses come from its discovery document. */
export function createGoogle(settings: GoogleSettings, publicUrl: string): Outside {
  const redirectUri = `${publicUrl}/api/callback`;
  let known: Promise<oauth.Configuration> | undefined;
  // Discovered when first needed, and again after a failure: Google may be down when the server starts.
  const discovered = () => {
    known ??= oauth
      .discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
        execute: insecureWhen(settings.issuer),
        timeout: TIMEOUT_SECONDS,
      })
      .catch((error: unknown) => {
        known = undefined;
        throw new OutsideFailure('failed', error);
      });
    return known;
  };

  return {
    async begin(linkTo) {
      const visit = await freshVisit('google', linkTo);
      const url = oauth.buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: visit.state,
        nonce: visit.nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(visit.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url, visit };
    },

    finish: (answer, visit) =>
      honest(answer, async () => {
        const tokens = await oauth.authorizationCodeGrant(await discovered(), answer, {
          expectedState: visit.state,
          expectedNonce: visit.nonce,
          pkceCodeVerifier: visit.codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new OutsideFailure('failed');
        return {
          provider: 'google',
          subject: claims.sub,
          email: typeof claims.email === 'string' ? claims.email : null,
          emailVerified: claims.email_verified === true,
          name: typeof claims.given_name === 'string' ? claims.given_name : '',
        };
      }),
  };
}

/** Plain OAuth 2, then one question to the Graph API: Facebook issues no identity token to websites. */
export function createFacebook(settings: FacebookSettings, publicUrl: string): Outside {
  const redirectUri = `${publicUrl}/api/auth/facebook/callback`;
  const graph = settings.graphUrl ?? FACEBOOK_GRAPH;
  const configuration = new oauth.Configuration(
    {
      issuer: graph,
      authorization_endpoint: settings.authorizeUrl ?? FACEBOOK_AUTHORIZE,
      token_endpoint: `${graph}/oauth/access_token`,
    },
    settings.clientId,
    settings.clientSecret,
    oauth.ClientSecretPost(settings.clientSecret),
  );
  configuration.timeout = TIMEOUT_SECONDS;
  for (const allow of insecureWhen(graph)) allow(configuration);

  return {
    async begin(linkTo) {
      const visit = await freshVisit('facebook', linkTo);
      const url = oauth.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'public_profile email',
        state: visit.state,
        code_challenge: await oauth.calculatePKCECodeChallenge(visit.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url, visit };
    },

    finish: (answer, visit) =>
      honest(answer, async () => {
        const tokens = await oauth.authorizationCodeGrant(configuration, answer, {
          expectedState: visit.state,
          pkceCodeVerifier: visit.codeVerifier,
        });
        const me = await oauth.fetchProtectedResource(
          configuration,
          tokens.access_token,
          new URL(`${graph}/me?fields=id,first_name,email`),
          'GET',
        );
        const said = (await me.json()) as { id?: unknown; first_name?: unknown; email?: unknown };
        if (!me.ok || typeof said.id !== 'string') throw new OutsideFailure('failed');
        return {
          provider: 'facebook',
          subject: said.id,
          email: typeof said.email === 'string' ? said.email : null,
          // The Graph API does not say whether the address was ever confirmed.
          emailVerified: false,
          name: typeof said.first_name === 'string' ? said.first_name : '',
        };
      }),
  };
}
