import { LegalDocument } from '../components/documents/legal-document.tsx';
import { privacyLead, privacySections } from '../components/documents/privacy-content.tsx';

export function PrivacyPage() {
  return <LegalDocument title="Privacy Policy" lead={privacyLead} sections={privacySections} />;
}
