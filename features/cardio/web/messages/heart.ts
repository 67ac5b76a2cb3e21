export const heartMessages = {
  saved: { title: 'Heart rate saved', description: 'Your zones follow from it.' },
};

export const heartText = {
  title: 'Heart rate',
};
