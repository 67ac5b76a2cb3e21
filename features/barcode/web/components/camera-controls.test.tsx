import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CameraControls } from './camera-controls.tsx';

afterEach(cleanup);

/** A camera that can do some things, and what it is asked to do. */
function streamOf(abilities: object, asked = vi.fn(async (_: MediaTrackConstraints) => {})) {
  const track = { getCapabilities: () => abilities, applyConstraints: asked };
  return { stream: { getVideoTracks: () => [track] } as unknown as MediaStream, asked };
}

it('shows nothing where the camera has neither light nor zoom', () => {
  const { stream, asked } = streamOf({ zoom: { min: 1, max: 1 } });
  const { container } = render(<CameraControls stream={stream} />);
  expect(container.textContent).toBe('');
  expect(asked).not.toHaveBeenCalled();
});

it('keeps a camera in focus that can do so', () => {
  const { stream, asked } = streamOf({ focusMode: ['manual', 'continuous'] });
  render(<CameraControls stream={stream} />);
  expect(asked).toHaveBeenCalledWith({ advanced: [{ focusMode: 'continuous' }] });
});

it('turns the light on and off', async () => {
  const { stream, asked } = streamOf({ torch: true });
  render(<CameraControls stream={stream} />);
  const light = screen.getByRole('button', { name: 'Light' });
  await userEvent.click(light);
  expect(asked).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
  expect(light.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(light);
  expect(asked).toHaveBeenLastCalledWith({ advanced: [{ torch: false }] });
});

it('leaves the light off where the camera refuses', async () => {
  const refuses = vi.fn(async () => {
    throw new Error('no');
  });
  const { stream } = streamOf({ torch: true }, refuses);
  render(<CameraControls stream={stream} />);
  const light = screen.getByRole('button', { name: 'Light' });
  await userEvent.click(light);
  expect(light.getAttribute('aria-pressed')).toBe('false');
});

it('offers the zooms that the camera has', async () => {
  const { stream, asked } = streamOf({ zoom: { min: 1, max: 3 } });
  render(<CameraControls stream={stream} />);
  expect(screen.queryByText('4×')).toBeNull();
  await userEvent.click(screen.getByText('2×'));
  expect(asked).toHaveBeenLastCalledWith({ advanced: [{ zoom: 2 }] });
});
