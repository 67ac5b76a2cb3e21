import { useEffect } from 'react';
import { keepBookingPages } from '../api/kept-pages.ts';
import { useMyBookings } from '../api.ts';

/** Who opens a booking reads it and all the others without a network from then on. */
export function useKeptBookings(): void {
  useMyBookings();
  useEffect(() => void keepBookingPages(), []);
}
