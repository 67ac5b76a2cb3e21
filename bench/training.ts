import { localDay } from '#platform/web/time/local-clock.ts';
import { reportGoals } from './goals.ts';
import { measureBrowser } from './training/browser-goals.ts';
import { measureKills } from './training/kills.ts';
import { measureServer } from './training/server-goals.ts';

/**
 * The record of training: what the server takes over five years of one person (1,300 sessions, 30,000
 * sets), whether a set is lost or doubled when the server is killed in bursts of sets, and how soon the
 * logger draws a tick on a slow phone. `npm run bench -- training [server | kills | browser]`.
 */
const only = process.argv[2];
const today = localDay(new Date(), 0);

if (!only || only === 'server') await measureServer(today);
if (!only || only === 'kills') await measureKills(today);
if (!only || only === 'browser') await measureBrowser(today);
reportGoals();
