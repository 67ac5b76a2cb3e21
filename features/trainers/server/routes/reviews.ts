import { handle, type Route } from '#platform/server/http/handle.ts';
import { reviewsApi } from '../../contract/reviews.ts';
import {
  judgeReview,
  listReported,
  listReviews,
  ownReviews,
  removeReview,
  replyToReview,
  reportReview,
  saveReview,
} from '../actions/reviews.ts';

const done = { ok: true } as const;

/** What clients say of trainers. */
export const reviewRoutes = ({
  operatorEmails,
}: {
  operatorEmails: readonly string[];
}): Route[] => [
  handle(reviewsApi.list, ({ db, caller, query, nowMs }) =>
    listReviews(db, query, caller?.owner ?? null, nowMs),
  ),
  handle(reviewsApi.mine, ({ db, caller, nowMs }) => ownReviews(db, caller.owner, nowMs)),
  handle(reviewsApi.save, ({ db, caller, params, body, nowMs }) =>
    saveReview(db, caller.owner, params.id, body, nowMs),
  ),
  handle(reviewsApi.remove, async ({ db, caller, params, nowMs }) => {
    await removeReview(db, caller.owner, params.id, nowMs);
    return done;
  }),
  handle(reviewsApi.reply, ({ db, caller, params, body, nowMs }) =>
    replyToReview(db, caller.owner, params.id, body.text, nowMs),
  ),
  handle(reviewsApi.report, async ({ db, params, body, nowMs }) => {
    await reportReview(db, params.id, body.reason, nowMs);
    return done;
  }),
  handle(reviewsApi.reported, ({ db, caller }) => listReported(db, operatorEmails, caller)),
  handle(reviewsApi.judge, async ({ db, caller, params, body, nowMs }) => {
    await judgeReview(db, operatorEmails, caller, params.id, body.keeps, nowMs);
    return done;
  }),
];
