import { isPriceId, SELECTED_PRICE_KEY } from '#features/plans/rules.ts';
import type { Behaviour } from './behaviour.ts';

/** In localStorage, beside the chosen price. */
const PERIOD_KEY = 'billingPeriod';

/** The pricing page: the period is remembered, and the price of a chosen plan is kept for later. */
export const planChoice: Behaviour = (page, signal) => {
  const prices = page.querySelector('[data-pricing]');
  if (!prices) return;
  const periods = [...prices.querySelectorAll<HTMLInputElement>('[data-billing-period]')];

  const kept = read(PERIOD_KEY);
  for (const radio of periods) {
    if (radio.value === kept) radio.checked = true;
    radio.addEventListener('change', () => keep(PERIOD_KEY, radio.value), { signal });
  }

  const chosen = read(SELECTED_PRICE_KEY);
  // A price that does not exist is nobody's choice.
  if (chosen !== null && !isPriceId(chosen)) keep(SELECTED_PRICE_KEY, null);
  for (const link of prices.querySelectorAll<HTMLElement>('[data-choose]')) {
    const { monthly, annual } = link.dataset;
    if (chosen !== null && [monthly, annual].includes(chosen)) {
      link.closest('[data-plan]')?.setAttribute('data-chosen', '');
    }
    link.addEventListener(
      'click',
      () => {
        const period = periods.find((radio) => radio.checked)?.value;
        const id = period === 'annual' ? annual : monthly;
        keep(SELECTED_PRICE_KEY, isPriceId(id) ? id : null);
      },
      { signal },
    );
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
