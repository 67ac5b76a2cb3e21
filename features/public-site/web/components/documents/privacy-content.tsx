import type { LegalSection } from './legal-document.tsx';
import { operator } from './operator-content.ts';

export const privacyLead = (
  <p>
    In short: we keep what you enter so that the service can work for you, show it to nobody you did
    not choose, sell nothing, and let you take or delete all of it at any time.
  </p>
);

export const privacySections: readonly LegalSection[] = [
  {
    id: 'who-we-are',
    title: 'Who is responsible',
    body: (
      <p>
        {operator.name} runs this service and is responsible for your personal information under the
        Australian <strong>Privacy Act 1988</strong> and the Australian Privacy Principles. You
        reach the person in charge of privacy at{' '}
        <a href={`mailto:${operator.privacyEmail}`}>{operator.privacyEmail}</a>.
      </p>
    ),
  },
  {
    id: 'what-we-collect',
    title: 'What we collect',
    body: (
      <ul>
        <li>
          <strong>Account:</strong> name, email address, photo if you add one, a scrambled form of
          your password (never the password itself), the devices you are signed in on, and security
          events such as sign-ins.
        </li>
        <li>
          <strong>Body and goals:</strong> age, gender, weight, height, fitness level, goals,
          training days, pregnancy or breastfeeding and its date if you enter them, and the consents
          you gave with their dates.
        </li>
        <li>
          <strong>What you log:</strong> food, notes, weight, saved meals and your own foods, and
          the workouts and meals you import.
        </li>
        <li>
          <strong>Progress photos:</strong> if you add any, from the age of 18. We remove place and
          camera data, encrypt each photo, and show it to you alone.
        </li>
        <li>
          <strong>How you train:</strong> your training days, places and their equipment, what to
          avoid, how you recover, and your answers to the health check if you give them.
        </li>
        <li>
          <strong>Gyms and other organisations:</strong> which ones you belong to, your role and
          seat, and whether they may see that you are active.
        </li>
        <li>
          <strong>Plan:</strong> your plan, trial and invoices. We take no payments yet, so we hold
          no card numbers.
        </li>
        <li>
          <strong>Searches that find no food:</strong> the words alone, once at least three people
          have searched for them, so that the food list can grow. Until then we keep only a
          scrambled form that nobody can read, for 30 days. It is never kept who searched, and words
          that nobody searched for in a year are deleted.
        </li>
        <li>
          <strong>Technical:</strong> the address your device connects from and an id for each
          request, kept briefly to keep the service secure. Our logs hold no names, email addresses
          or health information.
        </li>
      </ul>
    ),
  },
  {
    id: 'health-information',
    title: 'Health information and your consent',
    body: (
      <>
        <p>
          Body data, food logs and workouts are{' '}
          <strong>health information, which the law treats as sensitive</strong>. We collect it only
          from you, only with your consent, which you give by entering it, and only to run the
          features you use.
        </p>
        <p>
          You can withdraw that consent at any time by deleting the entries or your account. Without
          body data the service still works; it then shows no targets.
        </p>
        <p>
          Answers to the health check are stored encrypted. They change only how hard plans push
          you, and you can delete them alone. Without them plans stay moderate.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'What we use it for',
    body: (
      <ul>
        <li>To show you your log, targets, plans and progress.</li>
        <li>To let organisations you joined manage their members and seats.</li>
        <li>To send emails you need (verification, security, trials) and those you asked for.</li>
        <li>To keep accounts safe, find faults and meet our legal duties.</li>
      </ul>
    ),
  },
  {
    id: 'what-we-never-do',
    title: 'What we never do',
    body: (
      <ul>
        <li>Sell your information, or use it for advertising.</li>
        <li>Track you across other sites. There are no analytics or advertising cookies.</li>
        <li>Show your health information to a gym, school or trainer without your consent.</li>
        <li>Use your information to train anyone’s AI model.</li>
      </ul>
    ),
  },
  {
    id: 'where-it-goes',
    title: 'Where it goes',
    body: (
      <>
        <p>
          Your information is stored on our servers. It leaves them only in these cases, each only
          when you use that feature:
        </p>
        <ul>
          <li>
            <strong>Photo analysis:</strong> the picture and your note go to the AI provider that
            the operator has set up, without your name, email address or body data. We do not keep
            the picture. If no provider is set up, nothing is sent.
          </li>
          <li>
            <strong>Training wishes in your own words:</strong> the words you type go to the same AI
            provider, without your name, email address or body data, if you choose to have them read
            with AI. We do not keep them.
          </li>
          <li>
            <strong>Product search and barcodes:</strong> a code or search words that cannot be
            answered here are sent by our server to Open Food Facts, without anything about you.
          </li>
          <li>
            <strong>Signing in with Google or Facebook:</strong> they learn that you sign in here
            and tell us your name and email address.
          </li>
          <li>
            <strong>Email:</strong> a mail service delivers our emails to you.
          </li>
        </ul>
        <p>
          Some of these providers may process information outside Australia. We use only providers
          bound to protect it in a way comparable to the Australian Privacy Principles.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Trainers, gyms and schools',
    body: (
      <p>
        An organisation that invited you sees your name, email address, phone number if it entered
        one, role and whether your seat is used. If you turn on “Show my activity”, it also sees
        whether you logged anything in the last two weeks. It never sees what you logged, and you
        can turn this off at any time. Trainers cannot see your food log, weight or photos.
      </p>
    ),
  },
  {
    id: 'storage',
    title: 'Cookies and your browser',
    body: (
      <p>
        We set cookies only to keep you signed in, to recognise a device you have signed in on (for
        400 days), and to protect forms from forgery. Your theme, the billing period, the plan you
        chose or that you asked for a trial are kept in your browser’s storage, along with drafts
        you have not saved. Signing out clears your personal data from the browser.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <p>
        Connections are encrypted, passwords are stored only in scrambled form, access is refused
        unless it is allowed, and every change to the security of your account is recorded where you
        can see it. If a breach is likely to cause serious harm we tell you and the Office of the
        Australian Information Commissioner, as the law requires.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <ul>
        <li>What you log: until you delete it or your account.</li>
        <li>
          After you delete your account: 14 days in which you can change your mind, then it is gone.
          Backups are overwritten within 35 days after that.
        </li>
        <li>Invoices: as long as tax law requires.</li>
        <li>Technical logs: no longer than 30 days.</li>
      </ul>
    ),
  },
  {
    id: 'your-rights',
    title: 'See it, correct it, take it, delete it',
    body: (
      <>
        <p>
          You can see and correct your information in the app. In your profile you can{' '}
          <strong>download all of it</strong> as files that a person and a program can read, and{' '}
          <strong>delete your account</strong>, on every plan and without asking us. You can also
          write to <a href={`mailto:${operator.privacyEmail}`}>{operator.privacyEmail}</a>; we
          answer within 30 days.
        </p>
      </>
    ),
  },
  {
    id: 'young-people',
    title: 'Young people',
    body: (
      <p>
        The service is for people aged 16 and over, or the age of digital consent where you live.
        Under 18 we need a parent’s or guardian’s consent. Parents and guardians can ask us what we
        hold about their child and have it corrected or deleted.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'If you are not happy',
    body: (
      <p>
        Tell us first, at <a href={`mailto:${operator.privacyEmail}`}>{operator.privacyEmail}</a>,
        and we will answer within 30 days. If that does not settle it, you can complain to the
        Office of the Australian Information Commissioner at oaic.gov.au or 1300 363 992.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When this policy changes we change the date above, and tell account holders by email before
        a change that matters takes effect.
      </p>
    ),
  },
];

/** What is collected, why, where it goes and how to get it out (Australian Privacy Principles 1 and 5). */
