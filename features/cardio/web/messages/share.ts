export const shareText = {
  share: 'Share a picture',
  hidden: 'A shared picture leaves out 200 m around your start and finish, and your heart rate.',
  distance: 'Distance',
  time: 'Time',
  pace: 'Pace',
  speed: 'Speed',
  climb: 'Climb',
  failed: { title: 'Error', description: 'This browser couldn’t draw the picture.' },
  noTrack: {
    title: 'Error',
    description: 'Your track isn’t on this device. Connect and try again.',
  },
};
