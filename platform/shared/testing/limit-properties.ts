import fc from 'fast-check';
import { timesToRun } from './times-to-run.ts';

// For Vitest's `setupFiles`: properties that say nothing of their runs.
fc.configureGlobal({ numRuns: timesToRun() });
