export const noGymYet = 'You don’t have a gym yet';

export const planHasRoomForClients = 'Your plan has room for clients';

export const nameYourGym = 'Name your gym, then invite trainers and trainees.';

export const nameYourPractice = 'Name your practice, then invite clients.';

export const plansForGymsAndTrainers =
  'Gyms, studios, clubs and schools start with a gym plan, free for 14 days. Trainers start with Trainer Pro.';

export const seatsSum = 'Trainer seats + trainee seats.';

export const youWillOwnIt = 'You’ll own it and can invite others.';

export const usesSeatsOfPlan = (plan: string) =>
  `It uses your ${plan} plan’s seats, at no extra cost.`;

export const agreeStartTrial = 'Agree and start the trial';
