/** What the app's shell uses of onboarding. */
export { OnboardingGate } from './components/onboarding-gate.tsx';
export { OnboardingWizard } from './components/onboarding-wizard.tsx';
