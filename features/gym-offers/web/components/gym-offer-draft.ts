import { USUAL_POLICY } from '#features/booking-terms/rules/policy.ts';
import { toCents, toWhole } from '#features/classes/web/public.ts';
import { formatDecimal } from '#platform/web/forms/decimal.ts';
import type { Checked } from '#platform/web/forms/use-form.ts';
import type { GymOfferInput } from '../../contract.ts';
import { gymOfferProblems } from '../../rules/gym-offer.ts';

/** A one-to-one session as it is typed, by the names of rules/gym-offer.ts. */
export type GymOfferDraft = {
  name: string;
  about: string;
  minutes: string;
  noticeHours: string;
  daysAhead: string;
  trainerIds: readonly string[];
  timeZone: string;
  isFree: boolean;
  priceCents: string;
  freeUntilHours: string;
  latePercent: string;
  missedPercent: string;
};

/** So that a first one takes a name and a price. */
export const newGymOffer = (timeZone: string, trainerIds: readonly string[]): GymOfferDraft => ({
  name: '',
  about: '',
  minutes: '45',
  noticeHours: '12',
  daysAhead: '28',
  trainerIds,
  timeZone,
  isFree: false,
  priceCents: '',
  freeUntilHours: String(USUAL_POLICY.freeUntilHours),
  latePercent: String(USUAL_POLICY.latePercent),
  missedPercent: String(USUAL_POLICY.missedPercent),
});

export const toGymOfferDraft = (content: GymOfferInput): GymOfferDraft => ({
  name: content.name,
  about: content.about,
  minutes: String(content.minutes),
  noticeHours: String(content.noticeHours),
  daysAhead: String(content.daysAhead),
  trainerIds: content.trainerIds,
  timeZone: content.timeZone,
  isFree: content.priceCents === 0,
  priceCents: content.priceCents === 0 ? '' : formatDecimal(content.priceCents / 100, 2),
  freeUntilHours: String(content.policy.freeUntilHours),
  latePercent: String(content.policy.latePercent),
  missedPercent: String(content.policy.missedPercent),
});

/** What is sent, and what is wrong with it, each at its box. */
export function checkGymOffer(draft: GymOfferDraft): Checked<GymOfferInput> {
  const content: GymOfferInput = {
    name: draft.name.trim(),
    about: draft.about.trim(),
    minutes: toWhole(draft.minutes),
    noticeHours: toWhole(draft.noticeHours),
    daysAhead: toWhole(draft.daysAhead),
    trainerIds: [...draft.trainerIds],
    timeZone: draft.timeZone,
    priceCents: draft.isFree ? 0 : toCents(draft.priceCents),
    policy: {
      ...USUAL_POLICY,
      freeUntilHours: toWhole(draft.freeUntilHours),
      latePercent: toWhole(draft.latePercent),
      missedPercent: toWhole(draft.missedPercent),
    },
  };
  const errors = gymOfferProblems(content).map(({ field, sentence }) => [
    field === 'policy' ? 'freeUntilHours' : field,
    sentence,
  ]);
  return { content, errors: Object.fromEntries(errors) };
}
