import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExerciseFigure } from './exercise-figure.tsx';
import { FigureThumbnail } from './figure-thumbnail.tsx';
import { MuscleMap } from './muscle-map.tsx';

const names = new Proxy({} as never, { get: (_, muscle) => `the ${String(muscle)}` });
const squat = {
  exerciseId: 'back-squat',
  name: 'Back squat',
  muscles: { quads: 1, glutes: 0.5, core: 0.25 },
};

function wish(reduce: boolean): void {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({
    matches: reduce,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as MediaQueryList);
}

afterEach(cleanup);

describe('an exercise figure', () => {
  it('moves when it is asked to, and stops', () => {
    wish(false);
    let frame: FrameRequestCallback | undefined;
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((step) => {
      frame = step;
      return 1;
    });
    render(<ExerciseFigure {...squat} muscleNames={names} />);
    const picture = screen.getByRole('img', { name: 'Back squat: how it looks' });
    const before = picture.innerHTML;
    expect(frame).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show the movement' }));
    frame?.(performance.now() + 400);
    expect(picture.innerHTML).not.toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('button', { name: 'Show the movement' })).toBeTruthy();
  });

  it('shows its positions side by side to who wants no motion', () => {
    wish(true);
    render(<ExerciseFigure {...squat} muscleNames={names} />);
    expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Back squat: position 1 of 3',
      'Back squat: position 2 of 3',
      'Back squat: position 3 of 3',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the muscles where there is no figure', () => {
    wish(false);
    render(<ExerciseFigure {...squat} exerciseId="one-of-my-own" muscleNames={names} />);
    expect(screen.getByRole('img', { name: 'Muscles on the body. Most: the quads' })).toBeTruthy();
  });
});

describe('a muscle map', () => {
  it('says in words what it shows, and tells levels by pattern too', () => {
    const { container } = render(<MuscleMap muscles={squat.muscles} names={names} />);
    expect(screen.getByText('Works directly').nextSibling?.textContent).toBe('the quads');
    expect(screen.getByText('Helps').nextSibling?.textContent).toBe('the glutes');
    expect(screen.getByText('Works a little').nextSibling?.textContent).toBe('the core');
    expect(container.querySelectorAll('[fill^="url("]').length).toBeGreaterThanOrEqual(3);
  });
});

describe('a small picture', () => {
  it('is decoration of few paths, and another one for what has no figure', () => {
    const { container, rerender } = render(<FigureThumbnail {...squat} />);
    expect(container.querySelectorAll('path').length).toBeLessThan(30);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<FigureThumbnail exerciseId="one-of-my-own" muscles={{}} />);
    expect(container.querySelector('svg')).toBeTruthy();
  });
});
