import { LegalDocument } from '../components/documents/legal-document.tsx';
import { termsLead, termsSections } from '../components/documents/terms-content.tsx';

export function TermsPage() {
  return <LegalDocument title="Terms and Conditions" lead={termsLead} sections={termsSections} />;
}
