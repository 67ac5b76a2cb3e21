export const householdText = {
  title: 'Household',
  lead: 'People who share your meal plan, shopping list and pantry.',
  alone: 'Cook for more than one?',
  aloneLead:
    'Invite the people you cook for. You share one plan, one shopping list and one pantry, and each gets a portion of their own.',
  invite: 'Invite someone',
  people: 'People',
  you: 'You',
  host: 'Whose plan it is',
  active: 'Shares this plan',
  declined: 'Declined',
  invitedUntil: (day: string): string => `Invited, until ${day}`,
  expired: 'The invitation has expired',
  eats: (diets: readonly string[], without: readonly string[]): string =>
    [diets.join(', '), without.length > 0 ? `no ${without.join(', ')}` : '']
      .filter((part) => part !== '')
      .join(' · '),
  more: (name: string): string => `More for ${name}`,
  newLink: 'Make a new link',
  newLinkDetail: 'The older one stops working',
  isPlace: (place: string, name: string): string => `${place} is ${name}`,
  isPlaceSure: (place: string, name: string): string => `Is ${place} ${name}?`,
  isPlaceLead: 'Portions from today on move over. The plan then counts one person less.',
  isNot: 'Cancel',
  isPlaceDetail: (name: string): string => `${name} takes over their portions`,
  remove: 'Take out of the household',
  removeDetail: 'Their portions leave your plan',
  takeBack: 'Take the invitation back',
  sure: (name: string): string => `Take ${name} out?`,
  sureLead:
    'They no longer see your plan and list, and their portions leave it. The list’s link ends too.',
  keep: 'Keep',
  withoutAccount: 'Someone without an account?',
  withoutAccountLead: 'Add them in your plan’s settings, with their diets and allergens.',
  openPlan: 'Open the meal plan',
  leave: 'Leave this household',
  leaveSure: 'Leave this household?',
  leaveLead:
    'You get your own plan, list and pantry back. Your portions leave the shared plan; what you logged stays yours.',
  stay: 'Stay',
  offline: 'Connect to the internet to change who shares your plan.',
} as const;

export const inviteText = {
  lead: 'They see your plan, list and pantry, and each other’s portions. Never your log or weight.',
  name: 'Name',
  email: 'Email (optional)',
  emailHint: 'Left empty, you get a link to send yourself.',
  noName: 'Enter a name.',
  send: 'Send invitation',
  make: 'Make a link',
  linkTitle: (name: string): string => `Link for ${name}`,
  linkLead: 'It works once, for 14 days. You won’t see it again here.',
  link: 'Link',
  share: 'Send the link',
  copied: { title: 'Link copied', description: 'Paste it where you like.' },
  toCopy: { title: 'Not copied', description: 'Select the link and copy it.' },
  done: 'Done',
} as const;

export const eatingText = {
  title: 'What you eat',
  lead: 'Kept for every meal you eat here. The household sees it.',
  diets: 'Diets',
  allergens: 'Allergens to leave out',
  none: 'Anything',
  change: 'Change',
  save: 'Save',
} as const;

export const targetsText = {
  title: 'Targets',
  share: 'Let the household see your targets',
  shareHint: 'Energy and macros of your day. Turn it off and they are gone at once.',
  none: 'Nobody shares targets with you.',
  hidden: 'Shares targets; there are none to show',
  macros: (protein: number, carbs: number, fat: number): string =>
    `${Math.round(protein)} g protein, ${Math.round(carbs)} g carbs, ${Math.round(fat)} g fat`,
} as const;

export const placeText = {
  title: 'Are you one of these people?',
  portion: (count: string): string => `Portion: ${count}`,
  none: 'None of these',
  noneDetail: 'You’re added as one more person',
} as const;

export const joinText = {
  title: 'Eat together',
  lead: (host: string): string => `${host} invites you to share a meal plan and a shopping list.`,
  somebody: 'A person on Vigour',
  sees: 'You both see the plan, the list, the pantry and each other’s portions. Your log and your targets stay yours unless you share them.',
  ownPlan: 'Your own plan and list wait until you leave.',
  accept: 'Join',
  decline: 'Decline',
  declined: 'You’ve declined this invitation.',
  signIn: 'Sign in or create an account',
  home: 'Back to Home',
  toPlan: 'Open the meal plan',
  refusals: {
    own: 'This is your own invitation. Send it to the person you eat with.',
    'in-household': 'You share another person’s plan already. Leave it first.',
    'has-members': 'People share your plan. Take them out first to join another one.',
  },
  joined: (host: string) => ({ title: 'You’re in', description: `You share ${host}’s plan now.` }),
} as const;

export const householdToasts = {
  failed: 'Not saved. Check your connection and try again.',
  mailed: (email: string) => ({ title: 'Invitation sent', description: email }),
  placeTaken: (name: string) => ({
    title: 'Portions taken over',
    description: `The plan counts ${name} once now.`,
  }),
  removed: (name: string) => ({ title: 'Taken out', description: name }),
  left: { title: 'You’ve left', description: 'Your own plan and list are back.' },
  saved: { title: 'Saved', description: 'It counts for the next meals that are planned.' },
} as const;
