import { company } from './company.ts'
import { downloads } from './downloads.ts'
import { network } from './figures/network.ts'
import { sceneImage, sectionImage } from './images.ts'
import { phrases } from './labels/phrases.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import { breadcrumbs } from './structuredData.ts'
import { topics } from './topics.ts'

const { office } = company

const head: PageHead = {
  title: 'Contact Us',
  description: `Write to ${company.name} or book a demo. The people who run our leadership programs, coaching and platforms answer within ${phrases.answer}.`,
  keywords: [
    'contact leadership development provider',
    'phone number',
    'book a leadership program demo',
    'Hyderabad leadership training',
  ],
  hero: 'coral',
  section: 'contact',
  structuredData: [
    {
      '@type': 'ContactPage',
      name: 'Contact Us',
      url: paths.contact,
      mainEntity: {
        '@type': 'Organization',
        name: company.name,
        url: paths.home,
        email: company.emails.contact,
        contactPoint: company.phones.map(({ number }) => ({
          '@type': 'ContactPoint',
          contactType: 'sales',
          telephone: number,
          hoursAvailable: {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            // 9:00 AM to 6:00 PM IST.
            opens: '09:00:00+05:30',
            closes: '18:00:00+05:30',
          },
        })),
      },
    },
    breadcrumbs({ label: 'Contact Us', href: paths.contact }),
  ],
}

/** Copy of /contact (specification, point 2, Contact). */
export const contact = {
  head,
  hero: {
    heading: 'Tell us what has to change',
    lead: `A person reads every message and answers within ${phrases.answer}, with a suggestion or with “we’re not the right people for this.”`,
    image: sceneImage('contact'),
  },
  tabs: { label: 'Choose a form', general: 'General Contact', demo: 'Book Demo' },
  general: {
    heading: 'Send us a message',
    text: 'Questions about programs, coaching, partnerships or press. The more specific you are, the more useful our answer.',
  },
  demo: {
    heading: 'Book Your Demo',
    text: 'Thirty minutes with someone who runs programs. Name the ones that interest you, and we’ll prepare with your case in mind.',
  },
  touch: {
    heading: 'Get in Touch',
    rows: [
      {
        icon: 'pin',
        label: 'Headquarters',
        lines: [
          office.name,
          office.street,
          `${office.city} ${office.postalCode}`,
          `${office.region}, ${office.country}`,
        ],
        card: downloads.officeCard,
        copy: {
          label: 'Copy address',
          done: 'Address copied',
          refused: {
            title: 'Not copied',
            text: 'Your browser doesn’t allow it. Please select the address and copy it from the page.',
          },
        },
      },
      {
        icon: 'phone',
        label: 'Phone',
        links: company.phones.map(({ country, number }) => ({
          before: country,
          label: number,
          href: `tel:${number.replaceAll(' ', '')}`,
        })),
      },
      {
        icon: 'clock',
        label: 'Hours',
        lines: [`${company.hours.days}, ${company.hours.times}`],
        openNow: { open: 'Open now', closed: 'Closed now', place: 'in Hyderabad' },
      },
      {
        icon: 'mail',
        label: 'Email',
        links: [
          {
            label: company.emails.contact,
            href: `mailto:${company.emails.contact}?subject=${encodeURIComponent('Inquiry from the website')}`,
          },
        ],
      },
      {
        icon: 'globe',
        label: 'Website',
        links: [{ label: company.website.replace('https://', ''), href: '/' }],
      },
      {
        icon: 'network',
        label: 'Global presence',
        lines: [
          `Coach network in the US, EU and India. ${network.organizations.figure} ${network.organizations.label}.`,
        ],
      },
    ],
  },
  why: {
    heading: `Why Choose ${company.name}`,
    points: [
      {
        title: 'You talk to practitioners',
        text: 'Your first call is with a facilitator or coach who has run a team, and who stays with you if you go ahead.',
      },
      {
        title: 'We measure before we teach',
        text: 'Leadership and change programs open with two to three weeks of assessment. You see the baseline before anyone enters a workshop.',
      },
      {
        title: 'An answer within 24 hours',
        text: 'On working days, Monday to Friday. If our office hours fall in your night, suggest a time and we’ll arrange the call.',
      },
      {
        title: 'What a program costs',
        text: 'The fee depends on cohort size, coaching sessions, travel and language. After a first call you get a plan with a fixed price in writing. The smallest engagement is one module for one group.',
      },
      {
        title: 'Languages we work in',
        text: 'Programs and materials are in English; the pocket cards of T1 come in the languages of the shift. Coaching is available in more, which the Coaching page lists.',
      },
      {
        title: 'Where platform data is kept',
        text: 'LEAP, SPACE and AI Arena are hosted in the EU, recordings included. The Platforms page has the details for your IT department.',
      },
    ],
  },
  sent: {
    contact: {
      id: 'message-sent',
      title: 'Message Sent!',
      text: "Thank you for your message. We'll get back to you within 24 hours.",
    },
    demo: {
      id: 'demo-requested',
      title: 'Demo Request Submitted!',
      text: "We'll contact you within 24 hours to schedule your personalized demo.",
    },
  },
  closing: {
    heading: 'Would you rather talk it through first?',
    text: 'Half an hour, no slides: you describe the situation, and we tell you what we’d try and what it would take.',
    picture: sectionImage('half-hour'),
    consultation: { label: 'Schedule a Consultation', topic: topics.consultation },
    brochure: downloads.brochure,
  },
  legalHeading: 'Privacy, terms and cookies',
  path: paths.contact,
} as const

/** Copy of /demo, the Book Demo form as a page (specification, point 2). */
export const demo = {
  head: {
    title: 'Book Your Demo',
    description:
      'Thirty minutes with someone who runs our programs: see a cohort plan, a sample coaching record and AI Arena, prepared for your case.',
    keywords: ['leadership program demo', 'book a demo'],
    canonical: paths.contact,
    noindex: true,
    hero: 'teal',
    section: 'contact',
  } satisfies PageHead,
  hero: {
    heading: 'Book a 30-minute demo, prepared for your case',
    lead: 'You meet someone who runs programs. Tell us who the program is for, and we’ll prepare a cohort plan to look at together.',
    image: sceneImage('demo'),
  },
  expect: {
    heading: 'What happens next',
    steps: [
      {
        title: `Within ${phrases.answer}`,
        text: 'A facilitator writes to you, asks two or three questions and suggests times.',
      },
      {
        title: 'In the demo',
        text: 'You see a 12-week plan for a team like yours, a sample of what HR sees of a coaching engagement, and a rehearsal in AI Arena.',
      },
      {
        title: 'Afterward',
        text: 'We send you the plan as a document with cohort size, dates and price, whether or not you go ahead.',
      },
    ],
  },
} as const
