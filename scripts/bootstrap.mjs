// What every command needs before any of our own code can run: the dependencies and a Node that
// runs TypeScript. Plain JavaScript without dependencies: any Node from 18 on must understand it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.vigour-stamp');
const lockDirectory = join(root, '.install-lock');

/** A failure that the person at the terminal can act on; printed without a stack. */
export class StartError extends Error {}

/** Runs a command's main function; a StartError becomes its sentence and exit code 1. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Runs `work` while no other process of ours does the same. The lock names its holders' process ids:
 * ours, and those of children that outlive us when only we are killed; it is stolen once all are dead.
 */
export async function exclusively(directory, waiting, work) {
  const holdersFile = join(directory, 'holders');
  let told = false;
  for (;;) {
    try {
      mkdirSync(dirname(directory), { recursive: true });
      mkdirSync(directory);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    let holders = [];
    try {
      holders = readFileSync(holdersFile, 'utf8').trim().split('\n').map(Number);
    } catch {
      await wait(500); // made this instant, or its maker died before writing
      try {
        holders = readFileSync(holdersFile, 'utf8').trim().split('\n').map(Number);
      } catch {
        holders = [];
      }
    }
    if (!holders.some(isAlive)) {
      rmSync(directory, { recursive: true, force: true });
      continue;
    }
    if (!told) process.stdout.write(`${waiting}\n`);
    told = true;
    await wait(300);
  }
  const holders = [process.pid];
  const write = () => writeFileSync(holdersFile, holders.join('\n'));
  write();
  try {
    return await work((pid) => {
      holders.push(pid);
      write();
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function wantedStamp() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256')
    .update(lockfile)
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

const readText = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** True when a person ran npm by hand and what it left agrees with the lockfile. */
function npmAgrees() {
  const installed = readText(join(modules, '.package-lock.json'));
  if (installed === '') return false;
  const present = JSON.parse(installed).packages;
  const wanted = JSON.parse(readText(join(root, 'package-lock.json'))).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (present[path] ? present[path].version === version : optional === true),
  );
}

/** Installs the dependencies when the lockfile is not the one that was installed last. */
export async function ensureInstalled() {
  const stamp = wantedStamp();
  if (readText(stampFile) === stamp) return;
  await exclusively(
    lockDirectory,
    'Another process is installing the dependencies; waiting…',
    async (alsoHeldBy) => {
      if (readText(stampFile) === stamp) return;
      if (!npmAgrees()) {
        process.stdout.write('Installing dependencies (once, and after an update)…\n');
        await npmCi(alsoHeldBy);
      }
      // Written last, so that an install that was killed is repeated.
      writeFileSync(stampFile, stamp);
    },
  );
}

async function npmCi(alsoHeldBy) {
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would empty the folder behind it, which belongs to another copy of the project.
    throw new StartError(
      'node_modules is a link, and what it leads to is not what this project needs. Remove the link and run the command again.',
    );
  }
  // The build needs the development dependencies too, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  // The lockfile names each version: what npm keeps of a package is not asked for again.
  args.push('--prefer-offline');
  args.push('--loglevel=error');
  const npm = process.env.npm_execpath;
  // npm run by a Node inside node_modules would delete the Node it runs on.
  const viaNode = npm?.endsWith('.js') && !process.execPath.startsWith(modules + sep);
  const child = viaNode
    ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] })
    : spawn('npm', args, {
        cwd: root,
        stdio: ['ignore', 'inherit', 'pipe'],
        shell: process.platform === 'win32',
      });
  if (child.pid) alsoHeldBy(child.pid);
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
    process.stderr.write(chunk);
  });
  const code = await new Promise((resolve, reject) => {
    child.on('error', () => reject(new StartError('npm was not found. Install Node with npm.')));
    child.on('close', resolve);
  });
  if (code === 0) return;
  const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH/.test(
    complaint,
  );
  throw new StartError(
    offline
      ? 'The dependencies could not be installed: the npm registry cannot be reached.\n' +
          'Check the network (or `npm config get registry`) and run the command again.'
      : 'The dependencies could not be installed; npm says why above. Run the command again when that is put right.',
  );
}

function runsTypeScript(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

/** The Node to run our code with: the present one when it is new enough, else the packaged one. */
export function findNode() {
  if (runsTypeScript(process.versions.node)) return process.execPath;
  const { platform, arch } = process;
  const windows = platform === 'win32';
  const name = windows
    ? `node-win-${arch}`
    : `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`;
  const node = join(modules, name, 'bin', windows ? 'node.exe' : 'node');
  const musl = platform === 'linux' && !process.report?.getReport().header.glibcVersionRuntime;
  if (!musl && existsSync(node)) return node;
  throw new StartError(
    `Node 22.18 or newer is needed; this is ${process.versions.node}, and ` +
      (musl
        ? 'the packaged Node does not run on this system (no glibc).'
        : `the packaged one is missing (${name}). Was npm run with --omit=optional?`),
  );
}

/** The environment in which npm, npx and `#!/usr/bin/env node` find that Node too. */
export function nodeEnvironment(node = findNode()) {
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, NODE: node, npm_node_execpath: node };
}

/**
 * Runs Node with `args` and gives its exit code. Signals to us reach it, and we end after it.
 * Options: `env` (added to the environment), `cwd`, `stdio`, `signal` (aborting it ends the child).
 */
export function runNode(args, options = {}) {
  const node = findNode();
  const child = spawn(node, args, {
    cwd: options.cwd ?? root,
    stdio: options.stdio ?? 'inherit',
    env: { ...nodeEnvironment(node), ...options.env },
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  options.signal?.addEventListener('abort', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}
