import type { LucideIcon } from 'lucide-react';

/** A place or an act that search can lead to. */
export type Destination = {
  title: string;
  detail: string;
  href: string;
  icon: LucideIcon;
  /** Other words people would look for. */
  words: string;
};
