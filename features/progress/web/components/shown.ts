import type { Period, Range } from '#platform/shared/periods.ts';
import type { ProgressData } from '../../rules/progress-data.ts';

/** What every card of the tab is drawn from. */
export type Shown = {
  data: ProgressData;
  period: Period;
  range: Range;
  /** beside the period before, as long */
  compare: boolean;
};
