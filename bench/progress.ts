import { reportGoals } from './goals.ts';
import { measureServer } from './progress/server-goals.ts';
import { runBrowserGoals } from './run-browser-goals.ts';

/**
 * Progress with five years of everything: how long its answer takes, and how soon it is drawn on a phone four times
 * slower on Slow 4G. `npm run bench -- progress [server | browser]`.
 */
const only = process.argv[2];
const today = new Date().toISOString().slice(0, 10);

if (!only || only === 'server') await measureServer(today);
if (!only || only === 'browser') runBrowserGoals('bench/progress/browser-goals.ts', today);
reportGoals();
