export const calendarText = {
  title: 'Calendar',
  today: 'Today',
  back: 'Earlier',
  on: 'Later',
  view: 'View',
  day: 'Day',
  week: 'Week',
  threeDays: '3 days',
  agenda: 'Agenda',
  book: 'Book for a client',
  zone: (zone: string) => `Times in ${zone}`,
  busy: 'Busy in another calendar',
  timeOff: 'Time off',
  group: (people: number) => (people === 1 ? '1 person' : `${people} people`),
  places: (booked: number, capacity: number) => `${booked} of ${capacity} booked`,
  requested: 'Request',
  /** booked by the trainer, for the client to confirm */
  unconfirmed: 'Not confirmed yet',
  held: 'Being booked',
  clash: 'Clash',
  clashLead: 'Your other calendar says you’re busy then. Move the session, or keep both.',
  noSessions: 'No sessions in these two weeks.',
  noHours: 'You haven’t said when you train people.',
  setHours: 'Set your hours',
  setOffers: 'Your offers',
  /** what a block says to a screen reader */
  session: (first: string, from: string, second: string, to: string, state: string) =>
    [first, from, second, `to ${to}`, state].filter(Boolean).join(', '),
  columns: (day: string, sessions: number) =>
    `${day}: ${sessions === 0 ? 'no' : sessions} ${sessions === 1 ? 'session' : 'sessions'}`,
  online: 'Online',
  feed: 'Show in your own calendar',
  feedDetail: 'A secret address that your phone follows',
};

export const dragText = {
  how: 'To move a session, press Space, then the arrow keys. Press Space again to choose the time, or Escape to leave it.',
  pickedUp: (name: string) => `${name} picked up.`,
  over: (when: string) => when,
  dropped: (name: string, when: string) => `${name} to ${when}. Confirm the move.`,
  cancelled: (name: string) => `${name} stays where it is.`,
};

export const requestText = {
  title: 'Requests',
  until: (time: string) => `Answer by ${time}`,
  approve: 'Approve',
  decline: 'Decline',
  moreDates: (many: number) => (many === 1 ? 'and 1 more week' : `and ${many} more weeks`),
  weekly: (many: number) => `, ${many} weeks`,
  approveAll: 'Approve all',
  declineAll: 'Decline all',
  declineAllLead:
    'They get one email that leads to your other times. The times are free again, and you can’t take it back.',
  approveAllOf: (name: string) => `Approve all of ${name}`,
  declineAllOf: (name: string) => `Decline all of ${name}`,
  approveOne: (name: string) => `Approve ${name}`,
  declineOne: (name: string) => `Decline ${name}`,
  declineTitle: (name: string) => `Decline ${name}’s request?`,
  declineLead: 'They get an email that leads to your other times. The time is free again.',
  declineReason: 'Reason (optional)',
  declineReasonHint: (name: string) => `${name} reads it. You can name a better time.`,
  keep: 'Keep the request',
};
