import { createHash, randomUUID } from 'node:crypto';
import Fastify from 'fastify';

export type GraphPerson = { id: string; first_name: string; email?: string };

/** A small look-alike of Facebook's sign-in: a dialog, a token address and `/me`, each of them strict. */
export type GraphServer = {
  authorizeUrl: string;
  graphUrl: string;
  clientId: string;
  clientSecret: string;
  /** Who sits in front of the dialog; null refuses. */
  person: GraphPerson | null;
  visit(authorizationUrl: string): Promise<URL>;
  close(): Promise<void>;
};

export async function startGraphServer(redirectUri: string): Promise<GraphServer> {
  const clientId = 'vigour-at-the-graph';
  const clientSecret = 'known to both, for tests only';
  const codes = new Map<string, { challenge: string; person: GraphPerson }>();
  const tokens = new Map<string, GraphPerson>();
  const app = Fastify();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/dialog/oauth', (request, reply) => {
    const asked = request.query as Record<string, string>;
    const known = asked.client_id === clientId && asked.redirect_uri === redirectUri;
    if (!known || asked.response_type !== 'code' || asked.code_challenge_method !== 'S256') {
      return reply.code(400).send('not a request of the client');
    }
    const back = new URL(redirectUri);
    back.searchParams.set('state', asked.state ?? '');
    if (running.person) {
      const code = randomUUID();
      codes.set(code, { challenge: asked.code_challenge ?? '', person: running.person });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_reason', 'user_denied');
    }
    return reply.redirect(back.href);
  });

  app.post('/oauth/access_token', (request, reply) => {
    const asked = request.body as Record<string, string>;
    const issued = codes.get(asked.code ?? '');
    codes.delete(asked.code ?? '');
    const proof = createHash('sha256')
      .update(asked.code_verifier ?? '')
      .digest('base64url');
    const fits =
      asked.client_id === clientId &&
      asked.client_secret === clientSecret &&
      asked.redirect_uri === redirectUri &&
      issued?.challenge === proof;
    if (!issued || !fits) {
      return reply.code(400).send({ error: { message: 'This authorization code has been used.' } });
    }
    const token = randomUUID();
    tokens.set(token, issued.person);
    return { access_token: token, token_type: 'bearer', expires_in: 5_000_000 };
  });

  app.get('/me', (request, reply) => {
    const person = tokens.get(request.headers.authorization?.replace(/^bearer /i, '') ?? '');
    return person ?? reply.code(400).send({ error: { message: 'Invalid OAuth access token.' } });
  });

  const graphUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const running: GraphServer = {
    authorizeUrl: `${graphUrl}/dialog/oauth`,
    graphUrl,
    clientId,
    clientSecret,
    person: null,
    async visit(authorizationUrl) {
      const answer = await fetch(authorizationUrl, { redirect: 'manual' });
      const location = answer.headers.get('location');
      if (!location) throw new Error(`The dialog answered ${answer.status}`);
      return new URL(location);
    },
    close: () => app.close(),
  };
  return running;
}
