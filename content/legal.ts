import { brand } from './brand.ts'
import type { LegalText } from './schema/site.ts'

/** The legal texts: what this software does, in plain words. A dialog fetches them; /contact shows them at its foot. */
export const legalTexts: readonly LegalText[] = [
  {
    id: 'privacy',
    label: 'Privacy Policy',
    intro:
      'This site collects personal data only when you send us an enquiry. It sets no cookies, loads nothing from third parties and does not track you.',
    parts: [
      {
        heading: 'What you send us',
        paragraphs: [
          'The forms ask for your name, work email, company and company size, and take a job title, phone number and message if you give them. We use these to answer you, on the basis of our legitimate interest in replying to business enquiries (Article 6(1)(f) GDPR).',
          'Beside your enquiry we note the page you came in on, the site that referred you and campaign labels in the link, if there are any. This is held in the memory of the open page, not on your device, and is sent only with a form.',
        ],
      },
      {
        heading: 'Where it goes and how long it stays',
        paragraphs: [
          'Our server stores an enquiry until it has been delivered by e-mail to our sales team, and deletes the stored copy 30 days after delivery. The e-mail itself stays in our mailbox for as long as the conversation needs it. We do not pass it on to anybody.',
          'The server logs contain references, times and status codes, and no names, addresses or message texts.',
        ],
      },
      {
        heading: 'What stays in your browser',
        paragraphs: [
          'Articles and modules that you save, and your recent searches, are kept in your browser’s local storage and never sent to us. Clearing the site’s data removes them.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          `You may ask to see, correct or erase what we hold about you, or object to its use, by writing to ${brand.emails.privacy}. You can also complain to the data protection authority of your country.`,
        ],
      },
    ],
  },
  {
    id: 'terms',
    label: 'Terms of Service',
    intro:
      'These terms cover the use of this website. Programs, coaching and platforms have contracts of their own.',
    parts: [
      {
        heading: 'Using the site',
        paragraphs: [
          'You may read, print and share the pages and downloads inside your organization. Please ask us before you publish them elsewhere or use them to train others for a fee.',
        ],
      },
      {
        heading: 'What the figures mean',
        paragraphs: [
          'Results quoted here come from programs with particular clients and are no promise for yours. The ROI calculator works with the assumptions you enter; it is an aid to thinking, not an offer.',
        ],
      },
      {
        heading: 'Enquiries',
        paragraphs: [
          'Sending a form is a request for information and binds neither side. We answer within 24 hours, Monday to Friday.',
        ],
      },
      {
        heading: 'Liability and law',
        paragraphs: [
          'We take care that the content is right and the site available, and cannot guarantee either. Indian law applies; the courts of Hyderabad are competent.',
        ],
      },
    ],
  },
  {
    id: 'cookies',
    label: 'Cookie Policy',
    intro: 'We set no cookies. That is the whole policy; the rest explains what we do instead.',
    parts: [
      {
        heading: 'No cookies, no trackers',
        paragraphs: [
          'The site uses no analytics service, no advertising pixels and no embedded content from other hosts, so there is no banner to click away.',
        ],
      },
      {
        heading: 'Local storage',
        paragraphs: [
          'If you save an article or a module, its name is kept in your browser’s local storage so that the list is there when you return. Recent searches are kept in the same way. Neither leaves your browser.',
        ],
      },
    ],
  },
]
