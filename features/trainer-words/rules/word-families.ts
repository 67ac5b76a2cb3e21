/**
 * What people say and what trainers write about it. Who says one of the first is shown those who write one of the
 * second. Whole words or their beginnings, at least three letters; a number stands for itself.
 */
export const WORD_FAMILIES: readonly { said: string; written: string }[] = [
  {
    said: 'knee shoulder hip ankle wrist elbow neck sciatica sore pain ache aching injur hurt surgery operation arthritis rehab physio',
    written: 'rehabilitation rehab injury pain',
  },
  { said: 'back spine posture desk sitting slipped disc', written: 'back posture rehabilitation' },
  {
    said: 'pregnan prenatal antenatal postnatal postpartum birth baby expecting mum pelvic',
    written: 'pregnancy prenatal antenatal postnatal postpartum pelvic',
  },
  {
    said: 'box punch kickbox muay martial mma fight selfdefence judo karate',
    written: 'boxing kickboxing martial mma',
  },
  {
    said: 'weight fat slim lose losing loss belly overweight obes',
    written: 'weight fat nutrition conditioning',
  },
  {
    said: 'strong strength muscle lift gym weights barbell powerlift bodybuild squat deadlift hypertrophy bulk tone',
    written: 'strength powerlifting weightlifting muscle lifting barbell hypertrophy',
  },
  {
    said: 'run jog marathon parkrun sprint 5k 10k',
    written: 'running marathon triathlon athletics',
  },
  { said: 'swim pool ironman triathlon', written: 'swimming triathlon' },
  { said: 'bike bicycl cycl spin', written: 'cycling spin triathlon' },
  { said: 'begin novice starter unfit scared shy', written: 'beginners beginner' },
  {
    said: 'senior older elderly retired falls balance menopaus osteopor',
    written: 'seniors older balance',
  },
  { said: 'kid teen child youth junior school', written: 'youth teenagers kids junior' },
  {
    said: 'stretch flexib stiff mobil supple',
    written: 'mobility flexibility stretching yoga pilates',
  },
  {
    said: 'yoga stress anxi calm mind meditat sleep breath',
    written: 'yoga meditation mindfulness',
  },
  { said: 'pilates reformer core abs', written: 'pilates core reformer' },
  {
    said: 'cardio hiit fitness condition circuit crossfit stamina endurance bootcamp',
    written: 'conditioning cardio hiit circuit endurance bootcamp',
  },
  { said: 'food eat diet meal nutrition', written: 'nutrition' },
  {
    said: 'footy football soccer netball rugby tennis sport athlete',
    written: 'sport athletes athletic',
  },
];
