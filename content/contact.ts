import { downloads } from './downloads.ts'
import { network } from './figures/network.ts'
import { sceneImage } from './images.ts'
import { paths } from './routes.ts'
import type { PageHead } from './schema/page.ts'
import { company } from './site.ts'
import { breadcrumbs } from './structuredData.ts'
import { topics } from './topics.ts'

const head: PageHead = {
  title: 'Contact Us',
  description: `Write to ${company.name} or book a demo: an answer within 24 hours from the people who run our leadership programs, coaching and platforms.`,
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
    lead: 'A person reads every message and answers within 24 hours, with a suggestion or an honest “that is not our field”.',
    image: sceneImage('contact'),
  },
  tabs: { label: 'Choose a form', general: 'General Contact', demo: 'Book Demo' },
  general: {
    heading: 'Send us a message',
    text: 'Questions about programs, coaching, partnership or press. The more concrete the situation, the more useful our answer.',
  },
  demo: {
    heading: 'Book Your Demo',
    text: 'Thirty minutes with somebody who runs programs. Name the ones that interest you and we prepare with your case in mind.',
  },
  touch: {
    heading: 'Get in Touch',
    addressLabel: 'Headquarters',
    address: company.office,
    copyAddress: 'Copy address',
    copied: 'Address copied',
    notCopied: {
      title: 'Not copied',
      text: 'Your browser does not allow it. Please mark the address and copy it from the page.',
    },
    phoneLabel: 'Phone',
    phones: company.phones,
    hoursLabel: 'Hours',
    hours: company.hours,
    openNow: 'Open now',
    closedNow: 'Closed now',
    localTime: 'in Hyderabad',
    emailLabel: 'E-mail',
    email: company.emails.contact,
    emailSubject: 'Enquiry from the website',
    websiteLabel: 'Website',
    website: company.website,
    card: downloads.officeCard,
    presenceLabel: 'Global presence',
    presence: `Coach network in the US, EU and India. ${network.organizations.figure} ${network.organizations.label}.`,
  },
  why: {
    heading: `Why Choose ${company.name}`,
    points: [
      {
        title: 'You talk to practitioners',
        text: 'The first call is with a facilitator or coach who has run a team, and who stays with you if you start.',
      },
      {
        title: 'We measure before we teach',
        text: 'Weeks 1 and 2 of every program are assessment. You see the baseline before anybody enters a workshop.',
      },
      {
        title: 'An answer within 24 hours',
        text: 'Monday to Friday, from Hyderabad or Zurich, in working hours that overlap with yours.',
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
    heading: 'Rather talk it through first?',
    text: 'Half an hour, no slides: you describe the situation, we say what we would try and what it would take.',
    consultation: { label: 'Schedule a Consultation', topic: topics.consultation },
    brochure: downloads.brochure,
  },
  legalHeading: 'The small print',
  path: paths.contact,
} as const

/** Copy of /demo: the Book Demo form on a page of its own (design.md, point 3). */
export const demo = {
  head: {
    title: 'Book Your Demo',
    description:
      'Thirty minutes with somebody who runs our programs: see a cohort plan, a sample coaching record and AI Arena with your own case in mind.',
    keywords: ['leadership program demo', 'book a demo'],
    canonical: paths.contact,
    noindex: true,
    hero: 'teal',
    section: 'contact',
  } satisfies PageHead,
  hero: {
    heading: 'See it with your own case in mind',
    lead: 'Thirty minutes with somebody who runs programs. Tell us whom it should concern, and we prepare a cohort plan to look at together.',
    image: sceneImage('demo'),
  },
  expect: {
    heading: 'What happens next',
    steps: [
      {
        title: 'Within 24 hours',
        text: 'A facilitator writes to you, asks two or three questions and offers times.',
      },
      {
        title: 'In the demo',
        text: 'You see a twelve-week plan for a team like yours, a sample coaching record as you would receive it, and a rehearsal in AI Arena.',
      },
      {
        title: 'Afterward',
        text: 'You get the plan as a document with cohort size, dates and price, whether you go on or not.',
      },
    ],
  },
} as const
