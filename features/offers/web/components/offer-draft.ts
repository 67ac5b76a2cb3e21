import {
  checkWeek,
  newWeek,
  toWeekDraft,
  type WeekDraft,
} from '#features/availability/web/public.ts';
import { type Policy, USUAL_POLICY } from '#features/booking-terms/rules/policy.ts';
import type { Offer } from '#features/bookings/contract.ts';
import { offerProblems } from '#features/bookings/rules/check-offer.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import type { Checked } from '#platform/web/forms/use-form.ts';
import { timesText } from '../messages/form.ts';

export type OfferContent = Omit<Offer, 'id' | 'version'>;
export type PackDraft = { key: number; credits: string; price: string; validDays: string };

/** An offer as it is typed. Its names are those of rules/check-offer.ts, so that each refusal finds its box. */
export type OfferDraft = {
  name: string;
  minutes: string;
  isFree: boolean;
  price: string;
  where: 'in-person' | 'online';
  /** empty: agreed with each person; undefined: nothing was chosen, so the first place */
  placeId: string | undefined;
  /** further places to choose from */
  otherPlaceIds: readonly string[];
  atClients: boolean;
  link: string;
  who: 'one' | 'group';
  capacity: string;
  gridMinutes: string;
  bufferBeforeMinutes: string;
  bufferAfterMinutes: string;
  noticeHours: string;
  daysAhead: string;
  maxPerDay: string;
  maxPerWeek: string;
  hasOwnHours: boolean;
  days: WeekDraft['days'];
  needsApproval: boolean;
  freeUntilHours: string;
  latePercent: string;
  missedPercent: string;
  lateTakesCredit: boolean;
  missedTakesCredit: boolean;
  packs: readonly PackDraft[];
};

/** So that a first offer takes a name, a price and a place. */
export const newOffer: OfferDraft = {
  name: '',
  minutes: '60',
  isFree: false,
  price: '',
  where: 'in-person',
  placeId: undefined,
  otherPlaceIds: [],
  atClients: false,
  link: '',
  who: 'one',
  capacity: '8',
  gridMinutes: '15',
  bufferBeforeMinutes: '0',
  bufferAfterMinutes: '0',
  noticeHours: '12',
  daysAhead: '60',
  maxPerDay: '',
  maxPerWeek: '',
  hasOwnHours: false,
  days: toWeekDraft(newWeek('')).days,
  needsApproval: false,
  ...policyDraft(USUAL_POLICY),
  packs: [],
};

function policyDraft(policy: Policy) {
  return {
    ...policy,
    freeUntilHours: String(policy.freeUntilHours),
    latePercent: String(policy.latePercent),
    missedPercent: String(policy.missedPercent),
  };
}

const toPrice = (cents: number): string => formatDecimal(cents / 100, 2);
const toCap = (cap: number | null): string => (cap === null ? '' : String(cap));

export const toOfferDraft = (offer: OfferContent): OfferDraft => ({
  name: offer.name,
  minutes: String(offer.minutes),
  isFree: offer.priceCents === 0,
  price: offer.priceCents === 0 ? '' : toPrice(offer.priceCents),
  where: offer.isOnline ? 'online' : 'in-person',
  placeId: offer.placeId ?? '',
  otherPlaceIds: offer.otherPlaceIds,
  atClients: offer.atClients,
  link: offer.link ?? '',
  who: offer.capacity === 1 ? 'one' : 'group',
  capacity: offer.capacity === 1 ? newOffer.capacity : String(offer.capacity),
  gridMinutes: String(offer.gridMinutes),
  bufferBeforeMinutes: String(offer.bufferBeforeMinutes),
  bufferAfterMinutes: String(offer.bufferAfterMinutes),
  noticeHours: String(offer.noticeHours),
  daysAhead: String(offer.daysAhead),
  maxPerDay: toCap(offer.maxPerDay),
  maxPerWeek: toCap(offer.maxPerWeek),
  hasOwnHours: offer.hours !== null,
  days: toWeekDraft({ ...newWeek(''), week: offer.hours ?? [] }).days,
  needsApproval: offer.needsApproval,
  ...policyDraft(offer.policy),
  packs: offer.packs.map(({ credits, priceCents, validDays }, key) => ({
    key,
    credits: String(credits),
    price: toPrice(priceCents),
    validDays: String(validDays),
  })),
});

/** NaN for what is not a whole number; the rules refuse that with the limits of its box. */
const toWhole = (text: string): number =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
const toMaybe = (text: string): number | null => (text.trim() === '' ? null : toWhole(text));

/** Cents of dollars as they are typed, with or without a dollar sign; NaN for anything else. */
export function toCents(text: string): number {
  const value = parseDecimal(text.trim().replace(/^\$/, ''));
  const cents = typeof value === 'number' ? value * 100 : Number.NaN;
  return Math.abs(cents - Math.round(cents)) < 1e-6 ? Math.round(cents) : Number.NaN;
}

export const draftPolicy = (draft: OfferDraft): Policy => ({
  freeUntilHours: toWhole(draft.freeUntilHours),
  latePercent: toWhole(draft.latePercent),
  missedPercent: toWhole(draft.missedPercent),
  lateTakesCredit: draft.lateTakesCredit,
  missedTakesCredit: draft.missedTakesCredit,
});

/** What is sent of an offer, and what is wrong with it, each at its box. */
export function checkOffer(draft: OfferDraft, firstPlaceId: string | null): Checked<OfferContent> {
  const isOnline = draft.where === 'online';
  const own = checkWeek({ timeZone: '', travel: '0', days: draft.days });
  const hours = draft.hasOwnHours ? (own.content?.week ?? []) : null;
  const placeId = draft.placeId === undefined ? firstPlaceId : draft.placeId || null;
  const content: OfferContent = {
    name: draft.name.trim(),
    minutes: toWhole(draft.minutes),
    gridMinutes: toWhole(draft.gridMinutes),
    bufferBeforeMinutes: toWhole(draft.bufferBeforeMinutes),
    bufferAfterMinutes: toWhole(draft.bufferAfterMinutes),
    noticeHours: toWhole(draft.noticeHours),
    daysAhead: toWhole(draft.daysAhead),
    maxPerDay: toMaybe(draft.maxPerDay),
    maxPerWeek: toMaybe(draft.maxPerWeek),
    hours,
    placeId: isOnline ? null : placeId,
    otherPlaceIds:
      isOnline || placeId === null ? [] : draft.otherPlaceIds.filter((id) => id !== placeId),
    atClients: !isOnline && draft.who === 'one' && draft.atClients,
    priceCents: draft.isFree ? 0 : toCents(draft.price),
    capacity: draft.who === 'one' ? 1 : toWhole(draft.capacity),
    isOnline,
    link: isOnline ? draft.link.trim() || null : null,
    needsApproval: draft.needsApproval,
    policy: draftPolicy(draft),
    packs: draft.packs.map(({ credits, price, validDays }) => ({
      credits: toWhole(credits),
      priceCents: toCents(price),
      validDays: toWhole(validDays),
    })),
  };
  const problems = offerProblems(content);
  return {
    content,
    errors: {
      ...(draft.hasOwnHours && own.errors),
      ...(hours?.length === 0 && { days: timesText.noOwnHours }),
      ...Object.fromEntries(problems.map(({ field, sentence }) => [boxOf(field), sentence])),
    },
  };
}

const boxOf = (field: string): string => field.replace('priceCents', 'price');
