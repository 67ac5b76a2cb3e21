// What we use of autocannon, which brings no types.
declare module 'autocannon' {
  export type Client = { setHeaders(headers: Record<string, string>): void };
  export type Histogram = {
    average: number;
    p50: number;
    p95?: number;
    p97_5: number;
    p99: number;
  };
  export type Result = {
    requests: Histogram & { total: number };
    latency: Histogram;
    errors: number;
    non2xx: number;
    duration: number;
  };
  function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    method?: string;
    body?: string;
    setupClient?: (client: Client) => void;
  }): Promise<Result> & { on(event: 'response', listener: Listener): void };
  export default autocannon;
  type Listener = (client: Client, status: number, bytes: number, ms: number) => void;
}
