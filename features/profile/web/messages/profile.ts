export const newDayBeginsAt = 'A new day begins at';

export const lateFoodCountsBefore = 'Late-night food before this time counts for the day before.';

export const enterYourName = 'Enter your name.';

export const verifyToGetThese = 'Verify your email to get these.';

export const alwaysEmailedAboutSignIn = 'We’ll always email you about changes to how you sign in.';

export const onlyYouSeePhoto = 'Only you see it. We remove its location, time and device.';
export const photoShown = {
  label: 'Show it to trainers I book',
  detail: 'They see it beside your name in your bookings.',
  failed: 'Not saved. Check your connection and try again.',
};
export const cleanedPhoto = 'We remove its location, time and device.';

export const unitsThemeDay = 'Units, theme and your day';
