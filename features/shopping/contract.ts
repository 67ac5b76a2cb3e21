import { z } from 'zod';
import { SHOP_AISLES } from '#features/groceries/rules/shop-aisles.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { MAX_KEY_CHARACTERS } from './rules/list/limits.ts';
import {
  lineMark,
  pantryItem,
  shopOrder,
  shoppingChanges,
  shoppingSource,
} from './rules/list/shopping-entry.ts';

export const shoppingState = z.object({
  sources: z.array(shoppingSource),
  marks: z.array(lineMark),
  pantry: z.array(pantryItem),
  order: z.array(shopOrder),
  /** grows with every change, by whomever */
  stamp: z.number().int(),
  /** someone else may tick along */
  isShared: z.boolean(),
  /** the person among the eaters of the plan that the list is for */
  personId: z.string().optional(),
  /** who shares the list, the person too; nobody where nobody does */
  people: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
});
export type ShoppingState = z.infer<typeof shoppingState>;

const done = z.object({ ok: z.literal(true) });
const link = z.object({
  token: z.string().nullable(),
  /** from then on the link finds nothing */
  endsAt: z.iso.datetime().nullable(),
});
const MAX_BODY_BYTES = 600_000;

export const shoppingApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/shopping',
    access: 'signed-in',
    rate: 'read',
    offline: 'cached',
    summary: 'Get the shopping list and the pantry',
    response: shoppingState,
  }),
  stamp: endpoint({
    method: 'GET',
    path: '/api/shopping/stamp',
    about: ['shopping-stamp'],
    access: 'signed-in',
    rate: 'read',
    summary: 'Whether the list has changed: a number that grows with each change',
    response: z.object({ stamp: z.number().int() }),
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/shopping/changes',
    access: 'signed-in',
    rate: 'write',
    offline: 'queued',
    summary:
      'Change list and pantry; of each thing the last change by its moment holds; idempotent',
    // Who the person was when they changed it: refused once the list is another one.
    body: shoppingChanges.extend({ personId: z.string().min(1).max(40).optional() }),
    response: done,
    bodyLimitBytes: MAX_BODY_BYTES,
  }),
  readShare: endpoint({
    method: 'GET',
    path: '/api/shopping/share',
    about: ['shopping-share'],
    access: 'signed-in',
    rate: 'read',
    summary: 'Get the link of the list; null while it is not shared',
    response: link,
  }),
  share: endpoint({
    method: 'POST',
    path: '/api/shopping/share',
    about: ['shopping-share', 'shopping'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Share the list by a secret link; one that is shared keeps its link',
    response: link,
  }),
  stopSharing: endpoint({
    method: 'DELETE',
    path: '/api/shopping/share',
    about: ['shopping-share', 'shopping'],
    access: 'signed-in',
    rate: 'write',
    summary: 'Take the link of the list back; idempotent',
    response: link,
  }),
};

/** A line as the holder of the link sees it: what to buy, and nothing of whose it is or for which meal. */
export const sharedLine = z.object({
  key: z.string(),
  name: z.string(),
  amount: z.string(),
  aisle: z.enum(SHOP_AISLES),
  note: z.string().nullable(),
  isTicked: z.boolean(),
  at: z.number(),
});
export type SharedLine = z.infer<typeof sharedLine>;

const token = z.object({ token: z.string().max(60) });
const sharedList = z.object({ stamp: z.number().int(), lines: z.array(sharedLine) });
const MAX_TICKS = 300;

export const sharedShoppingApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/shared-shopping/:token',
    access: 'public',
    rate: 'read',
    summary: 'Get a shared list by its secret link',
    params: token,
    response: sharedList,
  }),
  tick: endpoint({
    method: 'POST',
    path: '/api/shared-shopping/:token/ticks',
    access: 'public',
    rate: 'write',
    summary:
      'Tick lines of a shared list; of each line the last tick by its moment holds; idempotent',
    params: token,
    body: z.object({
      ticks: z
        .array(
          z.object({
            key: z.string().min(1).max(MAX_KEY_CHARACTERS),
            isTicked: z.boolean(),
            at: z.number().int().min(0).max(8_640_000_000_000_000),
          }),
        )
        .max(MAX_TICKS),
    }),
    response: sharedList,
  }),
};
