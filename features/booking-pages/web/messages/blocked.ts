/** People whom a person does not want to meet. */
export const blockedText = {
  title: 'Blocked people',
  lead: 'You can’t book them, and they can’t book you.',
  none: 'You have blocked nobody',
  noneLead: 'To block someone, open a booking you have with them. They aren’t told.',
  how: 'They aren’t told. Bookings made before stay as they are.',
  unblock: 'Unblock',
};
