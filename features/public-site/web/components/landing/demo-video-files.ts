/** The recording of the app. Nothing of it is fetched before a person presses play. */
export const demoVideo = {
  films: [
    { src: '/demo/vigour-demo.webm', type: 'video/webm' },
    { src: '/demo/vigour-demo.mp4', type: 'video/mp4' },
  ],
  poster: '/demo/vigour-demo.webp',
  captions: '/demo/vigour-demo.vtt',
} as const;
