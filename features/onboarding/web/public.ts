/** What the app's shell uses: it stands around everything a signed-in person sees. */
export { OnboardingGate } from './components/onboarding-gate.tsx';
