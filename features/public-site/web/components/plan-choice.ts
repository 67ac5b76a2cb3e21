import { isPriceId } from '#features/plans/rules.ts';
import type { Behaviour } from './behaviour.ts';

/** Names in localStorage. */
const PERIOD_KEY = 'billingPeriod';
const CHOICE_KEY = 'selectedPriceId';

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

  const chosen = read(CHOICE_KEY);
  // A price that does not exist is nobody's choice.
  if (chosen !== null && !isPriceId(chosen)) keep(CHOICE_KEY, null);
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
        keep(CHOICE_KEY, isPriceId(id) ? id : null);
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
