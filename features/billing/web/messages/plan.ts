export const thisIsYourPlan = 'This is your current plan.';

export const startTrialOf = (days: number, plan: string) =>
  `Start your ${days}-day trial of ${plan}`;

export const youChose = (name: string) => `You chose ${name}`;

export const cancelledUntil = (day: string) => `Cancelled. Yours until ${day}, then Free.`;

export const changesAfter = (day: string, plan: string, price: string) =>
  `Until ${day}, then ${plan} for ${price}.`;

export const freeUntil = (day: string, price: string) =>
  `Free until ${day}, then ${price}, GST included.`;

export const renewsOn = (price: string, day: string) => `${price}, GST included. Renews ${day}.`;

export const everythingStaysReadable = 'You can still read everything you recorded.';

export const askToCancelPlan = 'Cancel your plan?';

export const keptUntil = (day: string) =>
  `You have it until ${day} and nothing more is charged. Everything you recorded stays readable.`;

export const noPaymentTaken = 'In Australian dollars. No payment was taken.';

export const overPlansLimit = (what: number, reassurance: string) =>
  `${what} over your plan’s limit. ${reassurance}`;

export const planAndCost = 'Your plan and its cost';

export const invoiceTerm = (from: string, to: string, gst: string) =>
  `${from} to ${to}. Includes GST of ${gst}.`;

export const lessCredit = (price: string, credit: string) => `${price} less ${credit} credit.`;
