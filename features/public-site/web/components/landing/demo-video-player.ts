import { recordingOfApp } from '../../messages/demo.ts';
import type { Behaviour } from '../behaviour.ts';
import type { demoVideo as files } from './demo-video-files.ts';

/** Plays the recording in a dialog. Film, poster and captions are fetched at the first press only. */
export const demoVideo: Behaviour = (page, signal) => {
  const dialog = page.querySelector<HTMLDialogElement>('[data-demo-dialog]');
  const opener = page.querySelector('[data-demo-video]');
  const stage = dialog?.querySelector('[data-demo-stage]');
  if (!dialog || !opener || !stage) return;
  const missing = dialog.querySelector<HTMLElement>('[data-demo-missing]');

  const play = (event: Event) => {
    event.preventDefault();
    const film = playerOf(JSON.parse(dialog.dataset['films'] ?? '{}'));
    // The last source fails only when every source has failed.
    film.lastElementChild?.previousElementSibling?.addEventListener('error', () => {
      film.remove();
      if (missing) missing.hidden = false;
    });
    if (missing) missing.hidden = true;
    stage.replaceChildren(film);
    dialog.showModal();
    film.focus({ preventScroll: true });
    // Refused where a browser forbids it: the controls are there.
    film.play().catch(() => undefined);
  };
  opener.addEventListener('submit', play, { signal });
  dialog.addEventListener('close', () => stage.replaceChildren(), { signal });
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close(), {
    signal,
  });
  signal.addEventListener('abort', () => dialog.close());
};

function playerOf({ films, poster, captions }: typeof files): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { controls: true, playsInline: true, preload: 'auto', poster, tabIndex: 0 });
  video.muted = true;
  video.className = 'max-h-[calc(94dvh-7.5rem)] w-full';
  video.setAttribute('aria-label', recordingOfApp);
  for (const film of films) video.append(Object.assign(document.createElement('source'), film));
  const track = Object.assign(document.createElement('track'), {
    kind: 'captions',
    label: 'English',
    srclang: 'en-AU',
    src: captions,
    default: true,
  });
  video.append(track);
  return video;
}
