import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const QUERY = '?calls';
const isApi = (importer: string) => /\/features\/[\w-]+\/web\/api\.ts$/.test(importer);

type Call = { method: string; path: string };

function isCall(value: unknown): value is Call {
  const { method, path } = (value ?? {}) as Partial<Call>;
  return typeof method === 'string' && typeof path === 'string' && path.startsWith('/api/');
}

/** The source of a module with a contract's calls alone: their methods and addresses. */
export function callsOnly(contract: Record<string, unknown>): string {
  return Object.entries(contract)
    .filter(([, group]) => typeof group === 'object' && group !== null)
    .map(([name, group]) => [name, Object.entries(group as object)] as const)
    .filter(([, entries]) => entries.length > 0 && entries.every(([, value]) => isCall(value)))
    .map(([name, entries]) => {
      const calls = entries.map(([key, { method, path }]) => [key, { method, path }]);
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(calls))};\n`;
    })
    .join('');
}

/**
 * In the built app an `api.ts` needs of a contract only how a call is addressed; the schemas that
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
