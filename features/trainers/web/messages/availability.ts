export const sayWhenYouTrain =
  'Say when you train people, and let them book the times that are free.';

export const setUsualWeekOnce = 'Set your usual week once; change single days when life does.';

export const eachTimeTakenOnce =
  'Each time can be taken once, and everybody sees it in their own time zone.';

export const listedWhenYouChoose = 'Listed only when you choose';

export const hiddenUntilPublished = 'Nobody sees your profile until you publish it.';

export const inviteClients = 'Invite clients and see who’s active';

export const worksForTrainersToo = 'Vigour works for trainers too';
