export const daysFreeThen = (days: number, price: string) => `${days} days free, then ${price}`;

export const trialAlreadyUsed = 'You’ve already used this trial.';

export const stayOnFree = 'Not now? You’ll stay on Free. See all plans under Profile, Plan.';
