import { isPriceId, SELECTED_PRICE_KEY, TRIAL_WANTED_KEY } from '#features/plans/rules.ts';
import type { Behaviour } from '../behaviour.ts';

/** In localStorage, beside the chosen price. */
const PERIOD_KEY = 'billingPeriod';

/** The pricing page remembers its period. */
export const planPeriod: Behaviour = (page, signal) => {
  const kept = read(PERIOD_KEY);
  for (const radio of page.querySelectorAll<HTMLInputElement>(
    '[data-pricing] [data-billing-period]',
  )) {
    if (radio.value === kept) radio.checked = true;
    radio.addEventListener('change', () => keep(PERIOD_KEY, radio.value), { signal });
  }
};

/** Stores the chosen price or trial until sign-in. */
export const planChoice: Behaviour = (page, signal) => {
  const chosen = read(SELECTED_PRICE_KEY);
  // Ignores unknown prices.
  if (chosen !== null && !isPriceId(chosen)) keep(SELECTED_PRICE_KEY, null);
  for (const link of page.querySelectorAll<HTMLElement>('[data-choose]')) {
    const { monthly, annual } = link.dataset;
    if (chosen !== null && [monthly, annual].includes(chosen)) {
      link.closest('[data-plan]')?.setAttribute('data-chosen', '');
    }
    const choose = () => {
      const group = link.closest('[data-billing-group]');
      const period = group?.querySelector<HTMLInputElement>('[data-billing-period]:checked')?.value;
      const id = period === 'annual' ? annual : monthly;
      keep(SELECTED_PRICE_KEY, isPriceId(id) ? id : null);
      keep(TRIAL_WANTED_KEY, null);
    };
    link.addEventListener('click', choose, { signal });
  }
  for (const link of page.querySelectorAll('[data-wants-trial]')) {
    link.addEventListener('click', () => keep(TRIAL_WANTED_KEY, 'yes'), { signal });
  }
};

/** Storage may be blocked or full: then a choice lasts until the page is left. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}
