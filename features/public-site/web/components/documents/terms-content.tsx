import type { LegalSection } from './legal-document.tsx';
import { operator } from './operator-content.ts';

export const termsLead = (
  <p>
    In short: you must be old enough, look after your health, keep your account to yourself and be
    fair to others. Trials turn into paid plans unless you cancel, cancelling is easy, and what you
    put in stays yours.
  </p>
);

export const termsSections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'What you agree to',
    body: (
      <>
        <p>
          These terms are an agreement between you and {operator.name}, who runs this service. They
          apply from the moment you create an account or use a page that needs one. If you do not
          agree with them, please do not use the service.
        </p>
        <p>
          How we treat your information is set out in the <a href="/privacy">Privacy Policy</a>,
          which is part of this agreement.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'How old you must be',
    body: (
      <>
        <p>
          You must be at least <strong>16 years old</strong>, or the age at which you may agree to
          an online service by yourself where you live, if that age is different. If you are{' '}
          <strong>under 18</strong>, a parent or guardian must consent to your use before you start.
          We ask for these statements when you set up your profile and keep them with their date.
        </p>
        <p>
          For people under 18 the service does not set weight-loss targets or energy deficits, does
          not list profiles publicly, and does not let strangers send messages.
        </p>
      </>
    ),
  },
  {
    id: 'health',
    title: 'Your health comes first',
    body: (
      <>
        <p>
          {operator.name} gives general information about food and training. It is not medical
          advice, it does not diagnose or treat anything, and it does not replace a doctor,
          dietitian or physiotherapist.{' '}
          <strong>
            Consult a healthcare professional before you start a new exercise or nutrition programme
          </strong>
          , above all if you are pregnant, injured, have a medical condition, take medicine, or have
          or have had an eating disorder.
        </p>
        <p>
          Stop and get help if you feel pain, dizziness or shortness of breath. In an emergency in
          Australia call 000.
        </p>
        <p>
          Figures for food, energy and training are estimates. Estimates made from a photo are the
          least certain; check them before you rely on them. Always read the label of a food if you
          have an allergy or intolerance.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>Give true details, and keep your password and devices safe.</li>
        <li>One account is for one person. Tell us at once if someone else has used yours.</li>
        <li>
          You can download everything about you and delete your account yourself, at any time and on
          every plan.
        </li>
      </ul>
    ),
  },
  {
    id: 'plans',
    title: 'Plans, trials and prices',
    body: (
      <>
        <p>
          The free plan costs nothing. Paid plans and what they contain are listed on the{' '}
          <a href="/pricing">pricing page</a>. All prices are in Australian dollars and include GST.
        </p>
        <ul>
          <li>
            A paid plan starts with a free trial: <strong>7 days</strong> for individual and trainer
            plans, <strong>14 days</strong> for gym plans.
          </li>
          <li>
            <strong>
              When the trial ends, your paid plan starts, unless you cancel before that.
            </strong>{' '}
            We write to you 3 days before the trial ends.
          </li>
          <li>
            A plan then renews each month or each year, as you chose, until you cancel. Cancelling
            takes two clicks; you keep what you paid for until the end of that period.
          </li>
          <li>
            After a plan ends nothing is deleted: what goes beyond the free plan can still be read
            and downloaded.
          </li>
          <li>
            If a price changes we tell you at least 30 days before it applies to you, so that you
            can cancel first.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'consumer-law',
    title: 'Your rights as a consumer',
    body: (
      <p>
        Our services come with guarantees that cannot be excluded under the Australian Consumer Law.
        For a major failure you are entitled to cancel and to a refund for the unused part, and to
        compensation for other reasonably foreseeable loss. Nothing in these terms takes away a
        right that the law gives you.
      </p>
    ),
  },
  {
    id: 'commercial-use',
    title: 'Trainers, gyms and other commercial use',
    body: (
      <>
        <p>
          Using the service for paid work with clients or members needs our written consent.{' '}
          <strong>Buying a trainer or gym plan is that consent</strong>, for the number of clients
          and seats the plan includes.
        </p>
        <ul>
          <li>
            Trainers answer for their own advice, qualifications, insurance and the laws of where
            they work. A profile may say “certified” only where we or an organisation’s
            administrator have checked the credential.
          </li>
          <li>
            Gyms, studios, clubs and schools may bring only people who know about it, and may see a
            member’s health information only where that member agreed to it.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'What is not allowed',
    body: (
      <ul>
        <li>Breaking the law, or helping someone else to.</li>
        <li>
          Looking at, guessing or copying other people’s information, or trying to get around limits
          and protections.
        </li>
        <li>
          Content that harasses, threatens, sexualises or shames others, or that promotes eating
          disorders.
        </li>
        <li>Reselling the service, or copying it in bulk by machine.</li>
      </ul>
    ),
  },
  {
    id: 'your-content',
    title: 'What you put in stays yours',
    body: (
      <p>
        Your logs, photos, recipes and messages belong to you. You let us store and process them to
        run the service for you, and for nothing else. We do not sell them and do not use them for
        advertising.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'When things change or break',
    body: (
      <p>
        We work to keep the service up and correct, but cannot promise that it never fails. We may
        change or end parts of it; where that takes away something you paid for, we refund the
        unused time. We may suspend an account that breaks these terms, and say why, unless the law
        forbids it.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Our liability',
    body: (
      <>
        <p>
          As far as the law allows, and without touching the consumer guarantees above, our total
          liability to you is limited to{' '}
          <strong>the fees you paid us in the 12 months before the claim arose</strong>.
        </p>
        <p>
          We are not liable for loss that we could not reasonably have foreseen, or that comes from
          using the service against these terms or against medical advice.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Governing law',
    body: (
      <p>
        The law of <strong>New South Wales, Australia</strong> governs this agreement, and its
        courts decide disputes. If you are a consumer elsewhere, you keep the protection of your own
        country’s mandatory law. Please talk to us first: we can fix most things with a message.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        When we change these terms we change the date above, and tell account holders by email
        before a change that matters takes effect. If you do not agree, you can leave and take your
        data with you.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Write to <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a>. We answer
        in 24–48 hours with priority support and in 48–72 hours otherwise, 9am–5pm AEST on working
        days.
      </p>
    ),
  },
];

/** The agreement between the person and the operator. */
