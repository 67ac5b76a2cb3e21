type InSeries = { id: string; seriesId: string | null };

/** Bookings of one weekly series together, in their order; one that is in none stands alone. */
export const groupBySeries = <One extends InSeries>(bookings: readonly One[]): [One, ...One[]][] =>
  [...Map.groupBy(bookings, ({ id, seriesId }) => seriesId ?? id).values()].flatMap(
    ([first, ...others]) => (first ? [[first, ...others]] : []),
  );
