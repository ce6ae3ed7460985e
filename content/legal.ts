import { brand } from './brand.ts'
import { phrases } from './labels/phrases.ts'
import { readAnalytics } from './schema/analytics.ts'
import type { LegalText } from './schema/site.ts'

/** Update it whenever the texts change. */
/** Defined at build time (vite.config.ts). */
declare const ANALYTICS: string

const analytics = typeof ANALYTICS === 'undefined' ? undefined : readAnalytics(ANALYTICS)
const EFFECTIVE = 'Effective November 22, 2026.'

const { office } = brand
const controller = `${brand.legalName}, ${office.street}, ${office.city}, ${office.region} ${office.postalCode}, ${office.country}`

/**
 * The legal texts, shown in a dialog (which loads them on demand) and at the bottom of /contact. Retention periods and stored
 * data are those of the software as shipped (docs/launch.md, "The company").
 */
export const legalTexts: readonly LegalText[] = [
  {
    id: 'privacy',
    label: 'Privacy Policy',
    intro: `This site collects personal data only when you send us a form. ${analytics ? 'It sets no cookies and follows no one from site to site.' : 'It sets no cookies, loads nothing from third parties and does not track you.'} ${EFFECTIVE}`,
    parts: [
      {
        heading: 'Who is responsible',
        paragraphs: [
          `The controller under the General Data Protection Regulation (GDPR), and data fiduciary under India’s Digital Personal Data Protection Act, 2023 (DPDP Act), is ${controller}. For privacy questions, including complaints, write to ${brand.emails.privacy}.`,
        ],
      },
      {
        heading: 'What you send us',
        paragraphs: [
          'Both forms require your name, work email, company and company size; the contact form also requires a message. A phone number is optional, and so are the job title, interested programs and additional information on the demo form. Please leave out sensitive data, such as health information, and data about other people.',
          'With a form we also receive the page it was sent from and, if known, the first page of your visit, the site that referred you and campaign labels in the link you followed. The browser keeps these details only while the page is open and transmits them only with a form.',
        ],
      },
      {
        heading: 'Why we use it',
        paragraphs: [
          'We use what you send to answer you and, if you ask for it, to prepare a demo or an offer or to email you new articles, and for nothing else. The legal basis under the GDPR is our legitimate interest in answering business inquiries (Article 6(1)(f)) or, where you ask for an offer for yourself, steps taken at your request before a contract (Article 6(1)(b)); for emails about new articles it is your consent, which you may withdraw at any time (Article 6(1)(a)). Under the DPDP Act we process data that you provide voluntarily for the stated purpose (Section 7(a)).',
          'Forms are checked automatically for signs of spam, such as many links or a form completed within two seconds. The result is a note to our sales team; no form is discarded because of it, and no decision about you is automated.',
        ],
      },
      {
        heading: 'Where it goes and how long it stays',
        paragraphs: [
          'Our server stores a form until it has been delivered by email to our sales team, and deletes the stored copy 30 days after delivery. A form that cannot be delivered is kept until a person has dealt with it. The email stays in our mailbox for as long as our conversation with you or a legal duty to keep records requires.',
          'We do not sell personal data. Only staff who answer inquiries see it, along with the providers that host our website, email and customer records and act on our instructions.',
          'We count how many forms arrive per day, by form, topic, page and campaign; the counts hold nothing about you. The application’s logs contain references, times and status codes, but no names, email addresses, message texts or IP addresses. To limit abuse, the server holds the IP address of whoever sends a form in memory for a short time.',
        ],
      },
      {
        heading: 'Transfers between the EU and India',
        paragraphs: [
          'We are based in India. If you write from the European Union, the United Kingdom or Switzerland, you send your data to us directly, and we process it in India, for which the European Commission has not issued an adequacy decision. Where we use a provider in another country, or a provider in the EU sends data on to us, we rely on the European Commission’s standard contractual clauses or another mechanism that the law provides. Write to us for a copy.',
        ],
      },
      {
        heading: 'View counts',
        paragraphs: [
          'The number of views shown with an article is a figure that our editors enter. The site’s software does not count page views or visits.',
        ],
      },
      {
        heading: 'What stays in your browser',
        paragraphs: [
          'Articles and modules that you save are kept in your browser’s local storage and are not sent to us unless you put them into a form. Clearing the site’s data removes them.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'Under the GDPR you may request access to your data, have it corrected or erased, have its processing restricted, or receive a copy in a portable format where the law provides for it. You may object at any time to processing based on our legitimate interest. Under the DPDP Act you may request access, correction and erasure, have a grievance addressed, and name a person to exercise your rights in the event of your death or incapacity.',
          `Write to ${brand.emails.privacy} and give the reference of your form if you have it. We answer within one month. You may also complain to the data protection authority of your country or, in India, to the Data Protection Board.`,
        ],
      },
      {
        heading: 'Changes',
        paragraphs: [
          'When the way this site handles data changes, we change this policy and the date at its beginning.',
        ],
      },
    ],
  },
  {
    id: 'terms',
    label: 'Terms of Service',
    intro: `These terms between you and ${brand.legalName} cover the use of this website. Programs, coaching and platforms have contracts of their own. ${EFFECTIVE}`,
    parts: [
      {
        heading: 'Using the site',
        paragraphs: [
          'You may read, print and share the pages and downloads within your organization. Please ask us before you publish them elsewhere or use them to train others for a fee. All other rights in them remain with us and our licensors.',
        ],
      },
      {
        heading: 'What the figures mean',
        paragraphs: [
          'Results quoted here come from programs with particular clients and do not guarantee yours. The ROI calculator works with the assumptions you enter; it supports your own estimate and is not an offer or financial advice.',
        ],
      },
      {
        heading: 'Inquiries',
        paragraphs: [
          `Sending a form is a request for information and binds neither party. We answer within ${phrases.answer}, Monday to Friday.`,
        ],
      },
      {
        heading: 'Links',
        paragraphs: [
          'Some links lead to sites that we do not operate, such as professional networks. Their operators are responsible for them.',
        ],
      },
      {
        heading: 'Liability',
        paragraphs: [
          'We take care that the content is accurate and the site is available, but we do not guarantee either. To the extent permitted by law, we are not liable for losses arising from the use of this website. Nothing in these terms limits liability that cannot be limited by law.',
        ],
      },
      {
        heading: 'Governing law and jurisdiction',
        paragraphs: [
          `These terms are governed by the laws of India. The courts at ${office.city} have exclusive jurisdiction over any dispute arising from them. If you use this site as a consumer, this does not deprive you of the protection of the mandatory law of the country where you live.`,
        ],
      },
    ],
  },
  {
    id: 'cookies',
    label: 'Cookie Policy',
    intro: `We set no cookies. The rest of this policy explains what we use instead. ${EFFECTIVE}`,
    parts: [
      {
        heading: 'No cookies, no trackers',
        paragraphs: analytics
          ? [
              `To learn which pages are read, your browser tells ${new URL(analytics.origin).hostname} the address of each page you open, the page you came from, and whether you open the demo form, send a form, download a file or use the calculator. ${analytics.kind === 'matomo' ? 'Matomo' : 'Plausible'} counts this without cookies and without an identifier of yours.`,
              'A browser that sends Do Not Track or Global Privacy Control tells it nothing. There are no advertising pixels and no embedded content from other hosts.',
            ]
          : [
              'The site uses no analytics service, no advertising pixels and no embedded content from other hosts, so there is no banner to click away.',
            ],
      },
      {
        heading: 'Local storage',
        paragraphs: [
          'The articles and modules that you save are kept in your browser’s local storage so that they are there when you return. The site stores them nowhere else. They remain until you remove them or delete the site’s data in your browser.',
        ],
      },
      {
        heading: 'In the page address',
        paragraphs: [
          'Filters, search words in a list and the values of the ROI calculator appear in the address of the page, so that you can share or bookmark what you see. Like any address, they are part of the request when you load that page. The application’s logs do not record them.',
        ],
      },
      {
        heading: 'Sites we link to',
        paragraphs: [
          'The login portals and the professional networks we link to have cookie policies of their own, which apply once you follow the link.',
        ],
      },
    ],
  },
]
