import { findChromium } from '../chromium.ts';
import { runCommand } from './run-command.ts';

/** Finds a browser or installs Debian's; answers with a sentence when there is none to be had. */
export async function ensureBrowser(): Promise<string | null> {
  if (findChromium()) return null;
  if (process.env.CHROMIUM) return `CHROMIUM is ${process.env.CHROMIUM}, which cannot be executed.`;
  const asRoot = process.getuid?.() === 0;
  if (asRoot && (await runCommand('apt-get', ['--version'])).ok) {
    console.log('No browser found: installing chromium from Debian…');
    const quiet = ['-qq', '-o', 'DPkg::Lock::Timeout=300'];
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', [...quiet, 'update'], { env });
    const packages = ['-y', '--no-install-recommends', 'install', 'chromium'];
    const installed = await runCommand('apt-get', [...quiet, ...packages], { env });
    if (findChromium()) return null;
    console.error(installed.output);
  }
  return (
    'The browser journeys need Chromium. Install it (on Debian: apt-get install chromium), ' +
    'or set CHROMIUM to the file of a Chrome or Chromium that you have.'
  );
}
