import { queryOf } from '#platform/web/query/query-of.ts';
import { membershipsApi } from '../../contract.ts';

/** Where the person belongs, and who asks them to join. Apart from the rest: home asks it at each start. */
export const membershipsQuery = queryOf(membershipsApi.mine, {});
