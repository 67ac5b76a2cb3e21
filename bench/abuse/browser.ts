import { accountApi } from '#features/account/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { type Endpoint, type InputOf, requestOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';

/** A signed-in person at an address of their own, over HTTP. */
export class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #origin: string;
  readonly #address: string;
  #csrfToken = '';

  constructor(origin: string, index: number) {
    this.#origin = origin;
    this.#address = `10.${(index >> 8) & 255}.${index & 255}.1`;
  }

  /** Sends a request; gives its status once the answer has arrived. */
  async send(method: string, path: string, body?: string): Promise<number> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      headers: {
        cookie,
        'x-forwarded-for': this.#address,
        'x-csrf-token': this.#csrfToken,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body ?? null,
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await response.text();
    if (path === '/api/csrf-token')
      this.#csrfToken = (JSON.parse(text) as { csrfToken: string }).csrfToken;
    return response.status;
  }

  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<number> {
    const { method, url, body } = requestOf(endpoint, input);
    return this.send(method, url, body === undefined ? undefined : JSON.stringify(body));
  }

  async signUp(): Promise<void> {
    await this.send('GET', '/api/csrf-token');
    const email = `${newId()}@example.test`;
    const password = 'violet kettle marching upstairs';
    await this.call(signInApi.signUp, { body: { email, password } });
    await this.send('GET', '/api/csrf-token');
    const status = await this.call(accountApi.saveProfile, {
      body: {
        firstName: 'Load',
        age: 30,
        gender: 'female',
        weight: 65,
        height: 165,
        fitnessLevel: 'beginner',
        goals: ['get_fit'],
      },
    });
    if (status !== 200) throw new Error(`The profile was answered with ${status}.`);
  }
}
