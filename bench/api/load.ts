import autocannon from 'autocannon';
import type { Person, TargetReady } from './target.ts';

export const connections = 32;

export type Measured = { perSecond: number; p50: number; p95: number; p99: number };

const food = {
  mealType: 'lunch',
  foodName: 'Porridge with blueberries',
  quantity: 250,
  unit: 'g',
  calories: 320,
  protein: 7.5,
  carbs: 58,
  fat: 6.25,
  fiber: 8,
  sugar: 12,
  sodium: 110,
  cholesterol: 0,
  saturatedFat: 1.5,
  transFat: 0,
};

export type Kind = 'write' | 'read' | 'home';
type Side = 'product' | 'bare';

function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function headersOf(side: Side, kind: Kind, person: Person): Record<string, string> {
  const content: Record<string, string> =
    kind === 'write' ? { 'content-type': 'application/json' } : {};
  if (side === 'bare') return { ...content, 'x-owner': person.owner };
  return { ...content, cookie: person.cookie, 'x-csrf-token': person.csrf };
}

/** 32 connections, each a person of their own, for so many seconds. */
export async function load(
  target: TargetReady,
  side: Side,
  kind: Kind,
  options: { date: string; seconds: number },
): Promise<Measured> {
  const path = {
    product: {
      write: '/api/food-logs',
      read: `/api/food-logs?date=${options.date}`,
      home: `/api/home?date=${options.date}`,
    },
    bare: { write: '/entry', read: '/day', home: '/home' },
  }[side][kind];
  let next = 0;
  const latencies: number[] = [];
  const running = autocannon({
    url: target[side] + path,
    connections,
    duration: options.seconds,
    method: kind === 'write' ? 'POST' : 'GET',
    ...(kind === 'write' ? { body: JSON.stringify({ ...food, date: options.date }) } : {}),
    setupClient: (client) => {
      const person = target.people[next % target.people.length];
      next += 1;
      if (person) client.setHeaders(headersOf(side, kind, person));
    },
  });
  running.on('response', (_client, _status, _bytes, ms) => latencies.push(ms));
  const result = await running;
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${side} ${kind}: ${result.errors} errors, ${result.non2xx} refusals`);
  }
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / result.duration,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
  };
}
