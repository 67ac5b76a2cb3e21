import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  requestOf,
} from '#platform/shared/endpoint.ts';
import type { ErrorBody, ErrorCode, FieldErrors } from '#platform/shared/errors.ts';
import type { ServerApp } from './app.ts';

/** A call that was refused, with what a screen would get to show. */
export class CallError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly reason: string | undefined;
  readonly fields: FieldErrors;
  readonly sentence: string;
  readonly current: unknown;

  constructor(status: number, body: ErrorBody) {
    super(`${status}: ${JSON.stringify(body)}`);
    this.name = 'CallError';
    this.status = status;
    this.code = body.code;
    this.reason = body.reason;
    this.fields = body.fields ?? {};
    this.sentence = body.message;
    this.current = body.current;
  }
}

/**
 * One browser inside the server's process: it keeps its cookies, and gets its anti-forgery tokens as
 * the web client does. Tests and the sample data go through it, so that nothing gets past the product.
 */
export class InProcessClient {
  protected readonly app: ServerApp;
  protected readonly address: string;
  readonly cookies = new Map<string, string>();

  constructor(app: ServerApp, address: string) {
    this.app = app;
    this.address = address;
  }

  /** Calls an endpoint of a contract; throws CallError when it is refused. */
  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const { method, url, body } = requestOf(endpoint, input);
    const response = await this.inject({
      method,
      url,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    if (response.statusCode >= 400) throw new CallError(response.statusCode, response.json());
    return response.json<OutputOf<E>>();
  }

  /** Sends a request with the cookies, and a new token unless `x-csrf-token` is given. */
  async inject(options: InjectOptions): Promise<LightMyRequestResponse> {
    const headers = { ...options.headers } as Record<string, string>;
    const reads =
      options.method === undefined || options.method === 'GET' || options.method === 'HEAD';
    if (!reads && !('x-csrf-token' in headers)) headers['x-csrf-token'] = await this.csrfToken();
    return this.bare({ ...options, headers });
  }

  /** A request with the cookies and nothing added. */
  async bare(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await this.app.inject({
      remoteAddress: this.address,
      ...options,
      cookies: Object.fromEntries([...this.cookies, ...Object.entries(options.cookies ?? {})]),
    });
    // Waits for background work of the request, such as mail.
    await this.app.jobs.settled();
    for (const cookie of response.cookies) {
      const gone = cookie.maxAge === 0 || (cookie.expires && cookie.expires.getTime() <= 0);
      if (gone || cookie.value === '') this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    return response;
  }

  async csrfToken(): Promise<string> {
    const response = await this.bare({ url: '/api/csrf-token' });
    return response.json<{ csrfToken: string }>().csrfToken;
  }
}
