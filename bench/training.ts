import { reportGoals } from './goals.ts';
import { runBrowserGoals } from './run-browser-goals.ts';
import { measureImport } from './training/import-goals.ts';
import { measureKills } from './training/kills.ts';
import { measureServer } from './training/server-goals.ts';

/**
 * The record of training: what the server takes over five years of one person (1,300 sessions, 30,000
 * sets), how long 100,000 sets of another app take to come in, whether a set is lost or doubled when the
 * server is killed in bursts of sets, and how soon the logger draws a tick on a slow phone.
 * `npm run bench -- training [server | import | kills | browser]`.
 */
const only = process.argv[2];
const today = new Date().toISOString().slice(0, 10);

if (!only || only === 'server') await measureServer(today);
if (!only || only === 'import') await measureImport(today);
if (!only || only === 'kills') await measureKills(today);
if (!only || only === 'browser') runBrowserGoals('bench/training/browser-goals.ts', today);
reportGoals();
