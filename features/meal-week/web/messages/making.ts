export const makingText = {
  title: 'Your week of meals, planned',
  lead: 'A week of meals that meets your targets, with the recipes and the shopping done. Change any meal later.',
  people: 'How many people eat?',
  justMe: 'Just me',
  cooking: 'Time to cook on weekdays',
  anyTime: 'Any',
  diets: 'You eat',
  allergens: 'Allergies and intolerances',
  allergensHint: 'Recipes with even traces of these are never planned.',
  leftovers: 'Cook once, eat twice',
  leftoversHint: 'Dinners may come back as lunch while they keep.',
  make: 'Plan my week',
  private: 'It is made on this device, also offline.',
};

export const personName = (index: number): string => `Person ${index}`;
export const childName = (index: number): string => `Child ${index}`;
