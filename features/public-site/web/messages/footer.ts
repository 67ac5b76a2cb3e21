import type { ReactNode } from 'react';
import { withElements } from '#platform/web/ui/with-elements.ts';

export const cookiesWeSet =
  'The full Cookie Policy is still being written. Vigour sets only the cookies it needs. One stops others from sending forms in your name. One keeps you signed in until you sign out. One recognises your device for 400 days, so that people who guess passwords can’t lock you out. Some last a few minutes while you sign in. Scripts can’t read them, except one mark that tells sign-ins apart and gives no access.';

export const whatBrowserStores =
  'Your browser stores your theme, billing period and chosen plan. We use no advertising or tracking cookies, so we don’t ask for consent.';

export const eulaUntilReady = (terms: ReactNode) =>
  withElements`The End User Licence Agreement is still being written. Vigour runs in your browser. Until the agreement is ready, the ${terms} apply.`;

export const healthAndPrices =
  'Consult a healthcare professional before you start a new exercise or nutrition programme. Vigour does not give medical advice. Prices are in Australian dollars and include GST.';

export const exercises = 'Exercises';
