import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SMALL_PLAN } from '#features/plan-blocks/testing/plans.ts';
import type { Day } from '../../hooks/use-training.ts';
import { WeekCard } from './week-card.tsx';

afterEach(cleanup);

const [monday] = SMALL_PLAN.base.sessions;
const planned = monday
  ? { ...monday, items: monday.items.map((item) => ({ ...item, why: null })) }
  : null;
const day = (date: string, state: Day['state']): Day => ({
  date,
  state,
  planned: state === 'rest' ? null : planned,
  sessions: [],
  change: null,
});
const week = [day('2026-11-16', 'past'), day('2026-11-17', 'rest'), day('2026-11-18', 'planned')];

test('a missed day offers to re-plan the rest of the week, and no other day does', () => {
  const onMissed = vi.fn();
  render(<WeekCard days={week} today="2026-11-18" counted={undefined} onMissed={onMissed} />);
  const [button, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect(button?.getAttribute('aria-label')).toBe('Re-plan the week without Monday');
  if (button) fireEvent.click(button);
  expect(onMissed).toHaveBeenCalledWith(week[0]);
});

test('nothing is asked twice while the week is planned again', () => {
  render(<WeekCard days={week} today="2026-11-18" counted={undefined} onMissed={null} />);
  expect(screen.queryByRole('button')).toBeNull();
});
