import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the service does with the next calls. */
export type Behaviour = (response: ServerResponse) => void;

export type OpenFoodFactsLookAlike = {
  url: string;
  /** the addresses that were asked for */
  asked: string[];
  behave(behaviour: Behaviour): void;
  /** nobody listens any more: calls are refused */
  stop(): Promise<void>;
};

export const json =
  (body: unknown, status = 200): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

/** An answer to a search with these products. */
export const products = (...found: object[]): Behaviour =>
  json({ count: found.length, page: 1, page_size: 30, products: found });

/** Open Food Facts on loopback, as good or bad as a journey wants it. */
export async function startOpenFoodFacts(): Promise<OpenFoodFactsLookAlike> {
  let behaviour: Behaviour = products();
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    behaviour(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    behave: (next) => {
      behaviour = next;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
