import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A person with an account at the other service. */
export type OidcPerson = {
  sub: string;
  email: string;
  email_verified: boolean;
  given_name: string;
};

/** A real OpenID provider on loopback, with one client. Its sign-in page is answered by `answer`. */
export type OidcServer = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who sits in front of the provider's pages; null refuses. */
  person: OidcPerson | null;
  /** Follows the provider's pages from an authorization address to the redirect back. */
  visit(authorizationUrl: string): Promise<URL>;
  close(): Promise<void>;
};

/** Starts the provider; `redirectUri` is where the client may be sent back to. */
export async function startOidcServer(redirectUri: string): Promise<OidcServer> {
  const server: Server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = 'vigour-tests';
  const clientSecret = 'a secret between the two, for tests only';
  const people = new Map<string, OidcPerson>();

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    // Google puts the claims into the identity token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['for tests only'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person ? { accountId: sub, claims: async () => ({ ...person }) } : undefined;
    },
  });
  const answerAll = provider.callback();

  const running: OidcServer = {
    issuer,
    clientId,
    clientSecret,
    person: null,
    async visit(authorizationUrl) {
      const jar = new Map<string, string>();
      let next = authorizationUrl;
      for (let steps = 0; steps < 12; steps += 1) {
        if (next.startsWith(redirectUri)) return new URL(next);
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [pair = ''] = line.split(';');
          const at = pair.indexOf('=');
          jar.set(pair.slice(0, at), pair.slice(at + 1));
        }
        const location = answer.headers.get('location');
        if (!location)
          throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
        next = new URL(location, next).href;
      }
      throw new Error('The provider sent the browser round in circles.');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  async function interact(
    request: Parameters<typeof answerAll>[0],
    response: Parameters<typeof answerAll>[1],
  ) {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    const { person } = running;
    if (!person) {
      const refused = { error: 'access_denied', error_description: 'The person said no.' };
      return provider.interactionFinished(request, response, refused);
    }
    people.set(person.sub, person);
    if (prompt.name !== 'consent') {
      return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    }
    const grant = new provider.Grant({
      accountId: session?.accountId ?? person.sub,
      clientId: String(params.client_id),
    });
    grant.addOIDCScope(String(params.scope));
    return provider.interactionFinished(request, response, {
      consent: { grantId: await grant.save() },
    });
  }

  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answerAll(request, response);
    interact(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  return running;
}
