import { Figures, Voices } from '../components/landing/claims.tsx';
import { Closing, FloatingStart } from '../components/landing/closing.tsx';
import { DemoVideoDialog } from '../components/landing/demo-video-dialog.tsx';
import { FeatureCards } from '../components/landing/feature-cards.tsx';
import { GoodToKnow } from '../components/landing/good-to-know.tsx';
import { Hero } from '../components/landing/hero.tsx';
import { LivingPage } from '../components/living-page.tsx';
import { PlanSections } from '../components/plans/plan-sections.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';

/** What a visitor sees first: at `/` while signed out, and always at `/demo`. */
export function DemoPage() {
  return (
    <LivingPage>
      <SiteHeader home />
      <main id="main" tabIndex={-1} className="overflow-x-clip">
        <Hero />
        <FeatureCards />
        <Figures />
        <Voices />
        <PlanSections />
        <GoodToKnow />
        <Closing />
      </main>
      <SiteFooter />
      <FloatingStart />
      <DemoVideoDialog />
    </LivingPage>
  );
}
