import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { z } from 'zod';

const QUERY = '?calls';
const isApi = (importer: string) => /\/features\/[\w-]+\/web\/api(?:\/[\w-]+)?\.ts$/.test(importer);

type Call = {
  method: string;
  path: string;
  offline?: string;
  about?: readonly string[];
  response?: z.ZodType;
};

function isCall(value: unknown): value is Call {
  const { method, path } = (value ?? {}) as Partial<Call>;
  return typeof method === 'string' && typeof path === 'string' && path.startsWith('/api/');
}

/** Eight letters that change when what a call answers with does: kept answers of another shape are not read. */
function shapeOf(response: z.ZodType): string {
  const schema = z.toJSONSchema(response, { unrepresentable: 'any', io: 'output' });
  return createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 8);
}

function callOf({ method, path, offline, about, response }: Call) {
  const call = { method, path, ...(about && { about }) };
  if (!offline) return call;
  if (offline === 'queued' || !response) return { ...call, offline };
  return { ...call, offline, shape: shapeOf(response) };
}

/** The source of a module with a contract's calls alone: their methods and addresses. */
export function callsOnly(contract: Record<string, unknown>): string {
  return Object.entries(contract)
    .filter(([, group]) => typeof group === 'object' && group !== null)
    .map(([name, group]) => [name, Object.entries(group as object)] as const)
    .filter(([, entries]) => entries.length > 0 && entries.every(([, value]) => isCall(value)))
    .map(([name, entries]) => {
      const calls = entries.map(([key, value]) => [key, callOf(value)]);
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(calls))};\n`;
    })
    .join('');
}

/**
 * In the built app an `api.ts`, or a file of `api/`, needs of a contract only how a call is addressed; the schemas that
 * check it stand on the server, and zod with them would be a third of the first load. So there the
 * contract is read here, at build time, and handed on without its schemas. Every other file that
 * imports a contract gets it whole.
 */
export function contractCalls(): Plugin {
  return {
    name: 'vigour-contract-calls',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !isApi(importer) || !source.endsWith('/contract.ts')) return null;
      const contract = await this.resolve(source, importer, { skipSelf: true });
      return contract && `${contract.id}${QUERY}`;
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return callsOnly(await import(pathToFileURL(file).href));
    },
  };
}
