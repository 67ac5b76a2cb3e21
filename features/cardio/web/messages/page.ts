export const figuresText = {
  title: 'Figures',
  distance: 'Distance',
  time: 'Time',
  movingTime: 'Moving time',
  wholeTime: 'With pauses',
  pace: 'Pace',
  speed: 'Speed',
  heartRate: 'Mean heart rate',
  maxHeartRate: 'Highest heart rate',
  climb: 'Climb',
  descent: 'Descent',
  effort: 'Effort',
  energy: (energy: string): string => `About ${energy} beyond rest, a rough estimate.`,
  energyNotAdded:
    'We don’t add it to your food target: what you use when you train is in there already.',
};

export const tableText = {
  unknown: '–',
  heartRate: 'Heart rate (bpm)',
};

export const lapsText = {
  caption: 'Your intervals, in order',
  number: 'No.',
};
