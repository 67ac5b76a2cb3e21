import { LegalDocument } from '../components/legal-document.tsx';
import { privacyLead, privacySections } from '../components/privacy-content.tsx';

export function PrivacyPage() {
  return <LegalDocument title="Privacy Policy" lead={privacyLead} sections={privacySections} />;
}
