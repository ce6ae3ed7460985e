import { listFigures } from './figures.ts'
import { portrayed } from './portrayed.ts'

/** The placeholder for the real domain. The reserved top-level domain `.example` never resolves. */
export const SAMPLE_DOMAIN = 'arohana.example'

/** Made-up content that must be replaced before the site goes public. */
export interface Sample {
  group: 'Company' | 'People' | 'Clients' | 'Figures' | 'Articles'
  what: string
  replaceWith: string
  /** Shipped texts of `content/`, matched regardless of line breaks. While one of them is found, the sample is still in use. */
  texts: readonly string[]
  /** For samples that aren't texts: lists what remains of the sample. */
  remaining?: () => readonly string[]
}

/**
 * All sample content, in the order in which an owner replaces it (docs/launch.md). Remove an entry that turns out to be
 * true; for a figure, clear `sample` in its source instead (content/schema/claim.ts).
 */
export const samples: readonly Sample[] = [
  {
    group: 'Company',
    what: 'name and legal name',
    replaceWith: 'yours, in content/brand.ts',
    texts: ['Arohana'],
  },
  {
    group: 'Company',
    what: 'domain and email addresses',
    replaceWith: 'your domain, with mailboxes that are read',
    texts: [SAMPLE_DOMAIN],
  },
  {
    group: 'Company',
    what: 'postal address',
    replaceWith: 'the address of your headquarters',
    texts: ['Plot 14, Knowledge Park Road'],
  },
  {
    group: 'Company',
    what: 'phone numbers',
    replaceWith: 'numbers that are answered in your office hours',
    texts: ['+91 40 5550 0142', '+41 44 555 01 42'],
  },
  {
    group: 'Company',
    what: 'profiles on other sites',
    replaceWith: 'their addresses; an empty one takes its link off the site',
    texts: ['profiles.example'],
  },
  {
    group: 'Company',
    what: 'company history',
    replaceWith: 'your own, in three stages',
    texts: [
      'In the spring of 2020 an engineering center in Hyderabad',
      'The rule that everyone is coached in their own working day dates from that contract.',
      'team has one rule for the roadmap',
    ],
  },
  {
    group: 'Company',
    what: 'proofs of the values',
    replaceWith: 'what a visitor could really check',
    texts: [
      'Ask one whether they were ever given more.',
      'Two of its first five scenarios were discarded.',
      'The results are posted in our Hyderabad office',
      'clients may sit in on the observation',
    ],
  },
  {
    group: 'Company',
    what: 'certificates of LEAP',
    replaceWith: 'the ones that an auditor has given you',
    texts: ['SOC 2 Type II', 'GDPR compliant', 'minutes of downtime included'],
  },
  {
    group: 'Company',
    what: 'hosting and data location of the platforms',
    replaceWith: 'where your platforms, their backups and the AI model run',
    texts: [
      'Frankfurt, with a backup in Dublin',
      'in Frankfurt with a backup in Dublin',
      'Recordings are stored in the EU',
      'Records are stored in the EU',
    ],
  },
  {
    group: 'People',
    what: 'leadership team',
    replaceWith: 'names, roles and biographies of your own',
    texts: ['Meera Raghavan', 'Daniel Okafor', 'Sofia Lindqvist'],
  },
  {
    group: 'People',
    what: 'portraits',
    replaceWith: 'a photo of each in content/images/portraits/, such as asha-rao.jpg',
    texts: [],
    remaining: () => portrayed.filter(({ picture }) => !picture.sources).map(({ name }) => name),
  },
  {
    group: 'People',
    what: 'coaches',
    replaceWith: 'coaches of your network who have agreed to be named',
    texts: [
      'Radhika Bhonsle',
      'Dale Brannigan',
      'Katrin Uhlmann',
      'Venkat Tadepalli',
      'Maureen Tierney',
      'Kayode Akinola',
      'Inês Carvalhal',
      'Farzana Merchant',
      'Piotr Walczuk',
      'Lorraine Petrocelli',
      'Jeroen Postma',
      'Sumathi Ganesan',
      'Héctor Villaseñor',
      'Anne-Lise Fournier',
      'Gurdeep Sandhu',
      'Chiara Bonfante',
      'Wendell Oakes',
      'Nandini Hegde',
      'Mats Hagberg',
      'Joyce Kurihara',
    ],
  },
  {
    group: 'People',
    what: 'accreditation, selection and supervision of coaches',
    replaceWith: 'the credentials you ask for, and what you do before a first assignment',
    texts: [
      'Every coach holds a current credential',
      'We check credentials, interview every applicant',
      'Supervision continues for as long as someone coaches with us',
    ],
  },
  {
    group: 'Clients',
    what: 'testimonials',
    replaceWith: 'quotes whose authors have agreed to the wording',
    texts: ['Meenakshi Rao', 'Tobias Ferrand', 'Ama Boateng', 'Priscilla Navarro'],
  },
  {
    group: 'Clients',
    what: 'participants quoted on the program pages',
    replaceWith: 'participants who have agreed to the wording',
    texts: [
      'Keisha Barlow',
      'Marek Dvorsky',
      'Cynthia Okada',
      'Darnell Hutchins',
      'Beth Langley',
      'Gustavo Pereira',
    ],
  },
  {
    group: 'Clients',
    what: 'client names',
    replaceWith: 'clients who have agreed to be named',
    texts: [
      'Kadamba Global',
      'Veridane Biosciences',
      'Solvenmark',
      'Quillon Software',
      'Nilgarh Motors',
      'Orrin & Vale',
      'Pelistra Energy',
      'Tessaly Foods',
    ],
  },
  {
    group: 'Clients',
    what: 'case studies of industries',
    replaceWith: 'cases that the client has read and released',
    texts: [
      'A maker of sterile injectables',
      'The Bengaluru center of a payments company',
      'A logistics software company that grew',
      'A maker of industrial drives',
    ],
  },
  {
    group: 'Clients',
    what: 'use cases of LEAP',
    replaceWith: 'cases that the client has read and released',
    texts: [
      'A maker of laboratory equipment ran A1',
      'A finance head agreed to T2 on the condition',
      'supervisors had opened their last learning portal twice',
    ],
  },
  {
    group: 'Clients',
    what: 'what coaches report about SPACE',
    replaceWith: 'statements of coaches who have agreed to them',
    texts: ['Reported by coaches who joined us'],
  },
  {
    group: 'Figures',
    what: 'marketing figures',
    replaceWith:
      'figures with a source that you can show, in content/figures/; then `sample: false` beside its source',
    texts: [],
    remaining: () =>
      Object.entries(listFigures())
        .filter(([, { sample }]) => sample)
        .map(([key]) => key),
  },
  {
    group: 'Articles',
    what: 'authors and their biographies',
    replaceWith: 'whoever signs for the article',
    texts: [
      'author: Arjun Menon',
      'author: Daniel Okafor',
      'author: Meera Raghavan',
      'author: Sofia Lindqvist',
    ],
  },
  {
    group: 'Articles',
    what: 'client cases, and quotes of clients and coaches',
    replaceWith: 'cases that the client has released, and quotes whose authors have agreed to the wording',
    texts: [
      'Commercial head for Asia, medical technology company',
      'An executive coach in our network',
      'Validation engineer, diagnostics company',
      'Site director, packaging manufacturer',
      'A coach in our network, working with first-time managers',
      'HR director, specialty chemicals company',
      'Service manager, elevator company',
      'A chief operating officer, to a group of our participants',
      'A plant director, after preparing a site closure',
      'A market head, three months later',
      'Team lead, insurance service center',
      'Head of clinical operations, pharma company',
      'Operations director, medical device manufacturer',
      'Engineering manager, logistics software firm',
    ].map((source) => `> — ${source}`),
  },
  {
    group: 'Articles',
    what: 'view counts',
    replaceWith: 'the counts of your statistics',
    texts: [
      '1,105',
      '1,270',
      '1,385',
      '1,490',
      '1,615',
      '1,730',
      '1,840',
      '1,920',
      '2,075',
      '2,310',
      '2,460',
      '2,630',
      '2,975',
      '3,120',
      '3,840',
      '4,105',
    ].map((views) => `views: "${views}"`),
  },
]
