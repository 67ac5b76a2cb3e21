export const missedSearchesText = {
  title: 'Searched and not found',
  lead: 'Foods that at least three people searched for and did not find. Nobody is named.',
  none: 'Nothing yet.',
  asked: (times: number) => `${times} searches`,
};
