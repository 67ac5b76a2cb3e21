import { foodLogApi } from '#features/food-log/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  requestOf,
} from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Person } from '../api/target.ts';

/** How often an entry is sent a second time: half of these at once, half after its answer. */
const REPEATED = 0.2;

/** What the server has answered for one day of one person. */
export type DayRecord = {
  /** Every id that was ever sent, with its food. */
  sent: Map<string, string>;
  acknowledged: Set<string>;
};

export type DayVerdict = {
  acknowledged: number;
  lost: number;
  twice: number;
  strange: number;
  unanswered: number;
};

/** A person with a browser who logs without pause. */
export class Diarist {
  readonly #url: string;
  readonly #index: number;
  readonly #cookies = new Map<string, string>();
  #token = '';

  constructor(url: string, index: number) {
    this.#url = url;
    this.#index = index;
  }

  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const { method, url, body } = requestOf(endpoint, input);
    const response = await this.#fetch(method, url, body);
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as OutputOf<E>;
  }

  async #fetch(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': this.#token,
        'x-forwarded-for': `10.7.0.${this.#index + 1}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }

  async #freshToken(): Promise<void> {
    const response = await this.#fetch('GET', '/api/csrf-token');
    this.#token = ((await response.json()) as { csrfToken: string }).csrfToken;
  }

  /** For the load generator, which sends its requests in its own way. */
  toPerson(): Person {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { owner: '', cookie, csrf: this.#token };
  }

  async signUp(): Promise<void> {
    await this.#freshToken();
    const email = `diarist-${this.#index}@example.test`;
    await this.call(signInApi.signUp, {
      body: { email, password: 'violet kettle marching upstairs' },
    });
    await this.#freshToken();
  }

  /** Logs until the server is gone. Answers that are not a refused connection end the whole trial. */
  async logUntilGone(date: string, record: DayRecord, isGone: () => boolean): Promise<void> {
    const send = async (id: string, foodName: string) => {
      const food = { mealType: 'lunch' as const, quantity: 100, unit: 'g' as const, calories: 130 };
      const entry = await this.call(foodLogApi.add, { body: { ...food, id, date, foodName } });
      if (entry.id !== id || entry.foodName !== foodName)
        throw new Error('A wrong entry came back.');
      record.acknowledged.add(id);
    };
    for (let count = 0; !isGone(); count += 1) {
      const id = newId();
      const foodName = `Rice ${count}`;
      record.sent.set(id, foodName);
      try {
        const chance = Math.random();
        const copies = chance < REPEATED / 2 ? 2 : 1;
        await Promise.all(Array.from({ length: copies }, () => send(id, foodName)));
        if (chance > 1 - REPEATED / 2) await send(id, foodName);
      } catch (error) {
        if (!isGone()) throw error;
      }
    }
  }

  /** Compares what the server has with what it has acknowledged. */
  async verify(date: string, { sent, acknowledged }: DayRecord): Promise<DayVerdict> {
    const entries = await this.call(foodLogApi.ofDay, { query: { date } });
    const ids = entries.map(({ id }) => id);
    const there = new Set(ids);
    return {
      acknowledged: acknowledged.size,
      lost: [...acknowledged].filter((id) => !there.has(id)).length,
      twice: ids.length - there.size,
      strange: entries.filter(({ id, foodName }) => sent.get(id) !== foodName).length,
      unanswered: ids.filter((id) => !acknowledged.has(id)).length,
    };
  }
}
