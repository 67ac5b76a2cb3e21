/** What stands on the Trainers tab before its parts are there: few words, which every device keeps. */
export const tabText = {
  title: 'Trainers',
  lead: 'Find a trainer who suits you, and book a time that suits you both.',
};
