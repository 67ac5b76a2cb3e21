import type { ReactNode } from 'react';
import { withElements } from '#platform/web/ui/with-elements.ts';

export const valuesFromLastTime = 'These are the values you logged before.';

export const searchExample = 'banana, flat white, spag bol…';

export const offlineFoodsHere = 'Offline: foods on this device';

export const offlineYourFoodsOnly = 'Offline: your own foods only.';

export const whatDidYouEat = 'What did you eat?';

export const foodsShowUpHere = 'Foods you log or star will show up here.';

export const connectToSearch = 'Connect to search packaged products.';

export const resultsAreAbove = 'Its results are in the list above.';

export const tryWordsOnPacket = 'Try the words on the packet.';

export const searchingOnline = 'Searching online...';

export const searchOnline = 'Search online';

export const checkConnection = 'Check your connection and try again.';

export const noFoodsOnDevice =
  'This browser has no foods saved to search. Manual entries sync later.';

export const cannotWorkOffline =
  'This browser can’t work offline. Connect to search and log foods.';

export const noMatch = (asked: ReactNode) =>
  withElements`No food matches ${asked}. Try fewer words, or search online.`;

export const noMatchOnDevice = (asked: ReactNode) =>
  withElements`No food on this device matches ${asked}. Try fewer words or another name.`;
