import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { MAX_STARS, REVIEW_LIMITS } from '../rules/reviews.ts';

export const REVIEWS_A_PAGE = 10;

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most.toLocaleString('en-AU')} characters.`);
const said = (most: number, what: string) => text(most).min(1, what);
const NO_STARS = 'Choose 1 to 5 stars.';

const review = z.object({
  /** of the booking it is about */
  id: z.string(),
  stars: z.int(),
  text: z.string(),
  /** first name */
  author: z.string(),
  createdAt: z.string(),
  reply: z.string().nullable(),
  isReported: z.boolean(),
  isOwn: z.boolean(),
});
export type Review = z.infer<typeof review>;

const params = z.object({ id: z.uuid('That review does not exist.') });
const done = z.object({ ok: z.literal(true) });
const about = ['reviews', 'trainers'];
const write = { access: 'signed-in', rate: 'write', about } as const;

export const reviewsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/trainer-reviews',
    about,
    access: 'public',
    rate: 'read',
    offline: 'cached',
    summary: 'What clients say of a trainer, the latest first',
    query: z.object({
      slug: z.string().max(80, 'We can’t find that trainer.'),
      page: z.coerce.number('Use a whole number.').int().min(1).max(1000).optional(),
    }),
    response: z.object({ reviews: z.array(review), count: z.int() }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/trainer-reviews/mine',
    about,
    access: 'signed-in',
    rate: 'read',
    summary: 'The reviews that you wrote',
    /** hidden while it is open whether the session took place: others do not see it */
    response: z.array(review.extend({ isHidden: z.boolean() })),
  }),
  save: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/trainer-reviews/:id',
    summary: 'Review a session that took place, or change what you said; `id` is its booking',
    params,
    body: z.object({
      stars: z.int(NO_STARS).min(1, NO_STARS).max(MAX_STARS, NO_STARS),
      text: text(REVIEW_LIMITS.text),
    }),
    response: review,
  }),
  remove: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/trainer-reviews/:id',
    summary: 'Delete your review',
    params,
    response: done,
  }),
  reply: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/trainer-reviews/:id/reply',
    summary: 'Reply to a review of yourself; an empty reply takes it back (trainers)',
    params,
    body: z.object({ text: text(REVIEW_LIMITS.reply) }),
    response: review,
  }),
  report: endpoint({
    ...write,
    method: 'POST',
    path: '/api/trainer-reviews/:id/report',
    summary: 'Ask an operator to look at a review',
    params,
    body: z.object({ reason: said(REVIEW_LIMITS.reason, 'Say what is wrong with it.') }),
    response: done,
  }),
  reported: endpoint({
    method: 'GET',
    path: '/api/trainer-reviews/reported',
    about,
    access: 'signed-in',
    rate: 'read',
    summary: 'Reviews that were reported (operators; empty for everybody else)',
    response: z.array(
      z.object({ review, trainer: z.string(), slug: z.string().nullable(), reason: z.string() }),
    ),
  }),
  judge: endpoint({
    ...write,
    method: 'POST',
    path: '/api/trainer-reviews/:id/judge',
    summary: 'Keep a reported review or take it down (operators)',
    params,
    body: z.object({ keeps: z.boolean() }),
    response: done,
  }),
};
