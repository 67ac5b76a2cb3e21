export const paysDirectly = (organisation: string | null = null): string =>
  `You pay ${organisation ?? 'the trainer'} directly. Vigour takes no payment.`;
export const graceAfterBooking = 'In the ten minutes after booking you can cancel for free.';
