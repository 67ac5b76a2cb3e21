import { findChromium } from '../chromium.ts';
import { runCommand } from './run-command.ts';

const quiet = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
const env = { DEBIAN_FRONTEND: 'noninteractive' };

const isAptOurs = async (): Promise<boolean> =>
  process.getuid?.() === 0 && (await runCommand('apt-get', ['--version'])).ok;

async function installPackage(name: string): Promise<string> {
  const options = ['-y', '--no-install-recommends', '--no-remove', 'install', name];
  return (await runCommand('apt-get', [...quiet, ...options], { env })).output;
}

/** Finds a browser or installs Debian's; answers with a sentence when there is none to be had. */
export async function ensureBrowser(): Promise<string | null> {
  if (findChromium()) return null;
  if (process.env.CHROMIUM) return `CHROMIUM is ${process.env.CHROMIUM}, which cannot be executed.`;
  if (await isAptOurs()) {
    console.log('No browser found: installing Chromium from Debian…');
    await runCommand('apt-get', [...quiet, 'update'], { env });
    // Older releases of Debian have no headless shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const output = await installPackage(name);
      if (findChromium()) return null;
      console.error(output);
    }
  }
  return (
    'The browser journeys need Chromium. Install it (on Debian: apt-get install chromium-headless-shell), ' +
    'or set CHROMIUM to the file of a Chrome or Chromium that you have.'
  );
}
