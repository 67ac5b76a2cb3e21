import { TriangleAlert } from 'lucide-react';
import type { Unsuited } from '#features/meal-plans/rules/people/unsuited.ts';
import { whyUnsuited } from '../../messages/unsuited.ts';

/** Why a recipe may not be served to those who eat it. */
export const UnsuitedMark = ({ why }: { why: Unsuited }) => (
  <span className="flex items-center gap-1 text-sm text-warn">
    <TriangleAlert aria-hidden size={14} className="shrink-0" />
    {whyUnsuited(why)}
  </span>
);
