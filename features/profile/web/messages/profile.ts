export const newDayBeginsAt = 'A new day begins at';

export const lateFoodCountsBefore = 'Late-night food before this time counts for the day before.';

export const enterYourName = 'Enter your name.';

export const verifyToGetThese = 'Verify your email to get these.';

export const alwaysEmailedAboutSignIn = 'We’ll always email you about changes to how you sign in.';

export const onlyYouSeePhoto = 'Only you see it. We remove its location, time and device.';

export const unitsThemeDay = 'Units, theme and your day';
