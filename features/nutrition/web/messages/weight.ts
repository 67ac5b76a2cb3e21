export const weighInChangedElsewhere = 'This weigh-in was changed on another device';

export const chooseDay = 'Choose a day.';

export const dateInFuture = 'The date can’t be in the future.';

export const weightDayByDay = 'Your weight, day by day, the latest first';

export const weightGrowsWithYou =
  'Weight goes up while you grow, as it should. The trend is hidden unless you want it.';

export const howToReadTrend =
  'Dots are weigh-ins. The line is your trend, without daily swings. Gaps mean no weigh-ins.';

export const weightCouldNotLoad = 'Your weight couldn’t be loaded';

export const nothingInPeriod = 'No weigh-ins in this period';

export const weighNowAndThen =
  'Weigh in now and then, ideally in the morning. The trend matters more than any day.';
