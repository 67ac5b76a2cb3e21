export const reportText = {
  title: 'Report',
  lead: 'A week, a month or any period on one page, for you or your GP.',
  period: 'Period',
  kinds: { week: 'Week', month: 'Month', other: 'Other' },
  earlier: 'Earlier',
  later: 'Later',
  from: 'First day',
  to: 'Last day',
  pdf: 'Download PDF',
  pdfFailed: 'Couldn’t make the PDF. Check your connection and try again.',
  plans: 'See plans',
  pdfInPlans: 'The PDF comes with Starter',
  emptyTitle: 'Nothing in this period',
  card: 'Weekly report',
  cardLead: 'Last week on one page, to print or to show your GP.',
  open: 'Open report',
};

export const shareText = {
  title: 'Share this report',
  how: 'A secret link opens this period without an account, until its end or until you stop it. You see when it was opened.',
  days: 'Open for',
  daysOf: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  make: 'Make a link',
  made: { title: 'Link made', description: 'Copy it and send it to whom you choose.' },
  copy: 'Copy link',
  copied: { title: 'Link copied', description: 'Anyone who has it can read this report.' },
  notCopied: 'Couldn’t copy. Hold the link to copy it.',
  stop: 'Stop',
  stopOne: (period: string) => `Stop the link to ${period}`,
  copyOne: (period: string) => `Copy the link to ${period}`,
  stoppedToast: { title: 'Link stopped', description: 'It opens nothing any more.' },
  failed: 'Not saved. Check your connection and try again.',
  links: 'Your links',
  until: (day: string) => `Until ${day}`,
  stopped: 'Stopped',
  ended: 'Ended',
  never: 'Not opened yet',
  opened: (count: number, last: string) =>
    count === 1 ? `Opened once, ${last}` : `Opened ${count} times, last ${last}`,
};

export const guestText = {
  gone: 'This report is no longer shared',
  from: (person: string) =>
    person === '' ? 'Shared with you from Vigour.' : `Shared with you by ${person}.`,
  about: 'What is Vigour?',
  print: 'Print',
};

export const chartText = {
  line: 'Trend',
  dots: 'Weigh-ins',
  values: (name: string) => `${name}, from day to day`,
  reading: (day: string, value: string, unit: string) => `${day}: ${value} ${unit}`.trim(),
};
