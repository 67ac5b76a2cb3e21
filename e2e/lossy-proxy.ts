import { createServer, request } from 'node:http';

/** How a network treats what comes through it. */
export type Weather = 'fine' | 'slow and lossy' | 'down';

export type LossyProxy = {
  url: string;
  weather: Weather;
  /** answers to writes that were lost after the server had given them */
  lost: number;
  /** writes that reached the server */
  writes: number;
  close(): Promise<void>;
};

const SLOW_MS = 150;

/** A network between browser and server that is slow, and drops every second answer to a write to these paths, or is not there. */
export async function lossyProxy(
  target: () => string,
  writesTo: readonly string[],
): Promise<LossyProxy> {
  const server = createServer((incoming, outgoing) => {
    const isWrite =
      incoming.method !== 'GET' && writesTo.some((path) => incoming.url?.startsWith(path));
    const drop = () => void incoming.socket.destroy();
    if (proxy.weather === 'down') return drop();
    const { method, headers } = incoming;
    const onward = request(
      new URL(incoming.url ?? '/', target()),
      { method, headers },
      (answer) => {
        const lost = isWrite && proxy.weather === 'slow and lossy' && proxy.writes % 2 === 1;
        if (lost) proxy.lost += 1;
        const pass = () => {
          if (lost) return drop();
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing).on('error', drop);
        };
        setTimeout(pass, proxy.weather === 'fine' ? 0 : SLOW_MS);
      },
    );
    if (isWrite) proxy.writes += 1;
    onward.on('error', drop);
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const proxy: LossyProxy = {
    url: `http://127.0.0.1:${port}`,
    weather: 'fine',
    lost: 0,
    writes: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return proxy;
}
