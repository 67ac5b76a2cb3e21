import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { isUsualRun } from '#platform/shared/testing/times-to-run.ts';

export type NamedEndpoint = {
  /** As in the code: `foodLogApi.add`. */
  name: string;
  feature: string;
  endpoint: Endpoint;
};

/** `account/contract.ts`, or the parts of one that has grown into a folder. */
const CONTRACT = /^([^/\\]+)[/\\]contract(?:\.ts|[/\\][^/\\]+(?<!\.test)\.ts)$/;

const features = join(import.meta.dirname, '../../../features');

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Every endpoint of every feature's contract. */
export async function allEndpoints(): Promise<NamedEndpoint[]> {
  const found = new Map<Endpoint, NamedEndpoint>();
  for (const file of readdirSync(features, { recursive: true }) as string[]) {
    const feature = CONTRACT.exec(file)?.[1];
    if (feature === undefined) continue;
    const contract = (await import(pathToFileURL(join(features, file)).href)) as object;
    for (const [group, value] of Object.entries(contract)) {
      if (!group.endsWith('Api')) continue;
      for (const [name, endpoint] of Object.entries(value as object)) {
        if (isEndpoint(endpoint))
          found.set(endpoint, { name: `${group}.${name}`, feature, endpoint });
      }
    }
  }
  if (found.size === 0) throw new Error('No contract was found.');
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Those that a guard tries one by one: of the features that have changed (`npm test -- --since`), else all. */
export async function guardedEndpoints(): Promise<NamedEndpoint[]> {
  const chosen = process.env['GUARDED']?.split(',');
  return (await allEndpoints()).filter(({ feature }) => chosen?.includes(feature) ?? true);
}

/**
 * What the same code does for all of them: every third in the usual run, each where its feature has changed and
 * in `npm run test:long`.
 */
export const everyThird = <One>(all: readonly One[]): One[] =>
  all.filter((_, at) => !isUsualRun || at % 3 === 0);

export const changes = ({ endpoint }: NamedEndpoint): boolean => endpoint.method !== 'GET';
