import { LegalDocument } from '../components/legal-document.tsx';
import { termsLead, termsSections } from '../components/terms-content.tsx';

export function TermsPage() {
  return <LegalDocument title="Terms and Conditions" lead={termsLead} sections={termsSections} />;
}
