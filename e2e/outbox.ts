import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SharedServer } from './server.ts';

const waitMs = 10_000;

/** The text of a message as its reader sees it: long lines come broken up (RFC 2045, 6.7). */
function readable(message: string): string {
  return message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}

/** The newest link with `part` in it that was mailed to an address. */
export async function mailedLink(
  { dataDir, url }: SharedServer,
  to: string,
  part: string,
): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  const end = Date.now() + waitMs;
  while (Date.now() < end) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    for (const name of names.sort().reverse()) {
      const message = readable(await readFile(join(outbox, name), 'utf8'));
      if (!message.includes(`To: ${to}`)) continue;
      const link = message.split(/\s+/).find((word) => word.startsWith(url + part));
      if (link) return link;
    }
    await pause(100);
  }
  throw new Error(`No mail to ${to} has a link to ${part}.`);
}
