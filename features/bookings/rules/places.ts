/** How many may come to a session: as many as the offer says, and as the room holds. */
export const capacityOf = (offerCapacity: number, roomCapacity: number | null): number =>
  Math.min(offerCapacity, roomCapacity ?? offerCapacity);

/** Places that can be booked by anybody: those that are offered to the waiting list are kept. */
export const placesLeft = ({
  capacity,
  booked,
  offered,
}: {
  capacity: number;
  /** held, requested and confirmed */
  booked: number;
  offered: number;
}): number => Math.max(0, capacity - booked - offered);

/** A start that can be chosen: a new session, or places in one that exists. */
export type GroupStart = { startMs: number; sessionId: string | null; left: number };

/** New starts and sessions of a group offer in one list, in order. Full sessions stay, for the waiting list. */
export const groupStarts = (
  starts: readonly number[],
  capacity: number,
  sessions: readonly { id: string; startMs: number; left: number }[],
): GroupStart[] => {
  const taken = new Set(sessions.map((one) => one.startMs));
  return [
    ...starts
      .filter((startMs) => !taken.has(startMs))
      .map((startMs) => ({ startMs, sessionId: null, left: capacity })),
    ...sessions.map(({ id, startMs, left }) => ({ startMs, sessionId: id, left })),
  ].sort((a, b) => a.startMs - b.startMs);
};
