/** What stands before the trainers are there: few words, which every device keeps. */
export const pageText = {
  title: 'Trainers',
  lead: 'Find a trainer who suits you.',
  notOpen: 'Not open yet',
};
