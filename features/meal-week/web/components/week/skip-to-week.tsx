import { planText } from '../../messages/plan.ts';

/** The id of the days, which are the target of the link. */
export const WEEK = 'week';

/** For the keyboard: past wishes, banners and buttons to the first meal. Shows while it has the focus. */
export const SkipToWeek = () => (
  <button
    type="button"
    onClick={() => document.getElementById(WEEK)?.focus()}
    className="sr-only rounded-control border border-line-strong bg-raised px-4 py-2.5 font-semibold focus:not-sr-only focus:absolute focus:z-30 print:hidden"
  >
    {planText.skip}
  </button>
);
