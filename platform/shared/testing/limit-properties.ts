import fc from 'fast-check';
import { propertyRuns } from './property-runs.ts';

// For Vitest's `setupFiles`: properties that say nothing of their runs.
fc.configureGlobal({ numRuns: propertyRuns() });
