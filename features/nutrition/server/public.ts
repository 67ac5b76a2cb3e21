/** What other features and the server's start may use of nutrition. */
export { weighIns } from './actions/latest-weight.ts';
export { LEARNING_DAYS, readExpenditureDays } from './actions/learning.ts';
export { numbersHidden, targetOn } from './actions/targets.ts';
export { foodDaysOf, wholeDaysBetween } from './actions/whole-days.ts';
export { nutritionWork } from './jobs.ts';
export { countCheckIns } from './queries/check-ins.ts';
export { nutritionPersonalData } from './queries/personal-data.ts';
export { firstWeighedDay, weighedDays, weighedSince } from './queries/weigh-ins.ts';
