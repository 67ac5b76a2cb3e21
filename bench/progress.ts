import { reportGoals } from './goals.ts';
import { measureServer } from './progress/server-goals.ts';
import { measureReports } from './progress/server-reports.ts';
import { runBrowserGoals } from './run-browser-goals.ts';

/**
 * Progress with five years of everything: how long its answer takes, and how soon it is drawn on a phone four times
 * slower on Slow 4G, and what PDFs of it take. `npm run bench -- progress [server | reports | browser]`.
 */
const only = process.argv[2];
const today = new Date().toISOString().slice(0, 10);

if (!only || only === 'server') await measureServer(today);
if (!only || only === 'reports') await measureReports();
if (!only || only === 'browser') runBrowserGoals('bench/progress/browser-goals.ts', today);
reportGoals();
