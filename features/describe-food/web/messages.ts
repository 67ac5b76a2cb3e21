export const whatDidYouEat = 'What did you eat?';

export const sentenceExample = 'two eggs and a slice of toast with butter, a large flat white';

export const exampleWithAmounts = 'For example: a cup of rice, 200 g chicken, half an avocado.';

export const readWith = (service: string): string => `Read with ${service}`;

export const anyService = 'the AI service';

export const whatItGets = 'It gets what you write here and nothing else. Off: read by Vigour.';

export const noDictation =
  'This browser can’t take dictation. Use the microphone of your keyboard, or type.';

export const notHeard =
  'Nothing was heard. Allow the microphone for this page and try again, or type.';

export const sayWhatYouAte = 'Type or say what you ate.';

export const whichFood = 'Which food?';

export const searchNotReached = 'Search couldn’t be reached. Check your connection and try again.';

export const noFoodIsCalled = (name: string) => `No food is called “${name}”. Try fewer words.`;

export const chooseFoodFor = (food: string) => `Choose a food for ${food}`;

export const nameWhatYouAte =
  'Name what you ate, with or without amounts: “a banana and a cup of tea”.';

export const rephraseOrSearch = 'It isn’t logged. Rephrase it or search for it.';

export const foodsGoToNamedMeals = 'Foods go to the meals you named. Choose one to move them all.';

export const keptUntilConnected = 'Keep it for later: it’s read when you’re connected.';
export const alreadyLogged = 'This sentence was logged or removed. You can write another.';

export const sentenceNotRead = 'The sentence couldn’t be read';

export const checkConnection = 'Check your connection and try again.';

export function foodsNeedAnswer(open: number, others: boolean): string {
  const needs = open === 1 ? '1 food needs an answer' : `${open} foods need an answer`;
  if (!others) return `${needs} first.`;
  return `${needs} and ${open === 1 ? 'is' : 'are'} not saved yet.`;
}
