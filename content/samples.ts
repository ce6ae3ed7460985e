import { about } from './about.ts'
import { home } from './home.ts'
import type { Image } from './images.ts'

/** The domain that stands in for the real one; nothing can be reached there. */
export const SAMPLE_DOMAIN = 'arohana.example'

/** Something that is made up and has to be replaced before the site goes public. */
export interface Sample {
  group: 'Company' | 'People' | 'Clients' | 'Figures' | 'Articles'
  what: string
  replaceBy: string
  /** Texts of `content/` as they are shipped, whatever lines they are broken into. While one stands there, so does the sample. */
  texts: readonly string[]
  /** Where the sample is no text: what is left of it. */
  left?: () => readonly string[]
}

/** People that a page shows with a portrait. */
const portrayed: readonly { name: string; picture: Image }[] = [
  ...about.team.members.map(({ name, photo }) => ({ name, picture: photo })),
  ...home.voices.testimonials.map(({ name, portrait }) => ({ name, picture: portrait })),
]

/**
 * All sample content, in the order in which an owner replaces it (docs/launch.md). If an entry turns out
 * to be true as it stands, such as a figure that was counted, take it out of this list.
 */
export const samples: readonly Sample[] = [
  {
    group: 'Company',
    what: 'name and legal name',
    replaceBy: 'yours, in content/brand.ts',
    texts: ['Arohana'],
  },
  {
    group: 'Company',
    what: 'domain and email addresses',
    replaceBy: 'your domain, with mailboxes that are read',
    texts: [SAMPLE_DOMAIN],
  },
  {
    group: 'Company',
    what: 'postal address',
    replaceBy: 'the address of your headquarters',
    texts: ['Plot 14, Knowledge Park Road'],
  },
  {
    group: 'Company',
    what: 'phone numbers',
    replaceBy: 'numbers that are answered in your office hours',
    texts: ['+91 40 5550 0142', '+41 44 555 01 42'],
  },
  {
    group: 'Company',
    what: 'profiles on other sites',
    replaceBy: 'their addresses; an empty one takes its link off the site',
    texts: ['profiles.example'],
  },
  {
    group: 'Company',
    what: 'company history',
    replaceBy: 'your own, in three stages',
    texts: [
      'In the spring of 2020 an engineering center in Hyderabad',
      'The rule that everyone is coached in their own working day dates from that contract.',
      'team has one rule for the roadmap',
    ],
  },
  {
    group: 'Company',
    what: 'proofs of the values',
    replaceBy: 'what a visitor could really check',
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
    replaceBy: 'the ones that an auditor has given you',
    texts: ['SOC 2 Type II', 'GDPR compliant', 'minutes of downtime included'],
  },
  {
    group: 'Company',
    what: 'hosting and data location of the platforms',
    replaceBy: 'where your platforms, their backups and the AI model run',
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
    replaceBy: 'names, roles and biographies of your own',
    texts: ['Meera Raghavan', 'Daniel Okafor', 'Sofia Lindqvist'],
  },
  {
    group: 'People',
    what: 'portraits',
    replaceBy: 'a photo of each in content/images/portraits/, such as asha-rao.jpg',
    texts: [],
    left: () => portrayed.filter(({ picture }) => !picture.sources).map(({ name }) => name),
  },
  {
    group: 'People',
    what: 'coaches',
    replaceBy: 'coaches of your network who have agreed to be named',
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
    replaceBy: 'the credentials you ask for, and what you do before a first assignment',
    texts: [
      'Every coach holds a current credential',
      'We check credentials, interview every applicant',
      'Supervision continues for as long as someone coaches with us',
    ],
  },
  {
    group: 'Clients',
    what: 'testimonials',
    replaceBy: 'quotes whose authors have agreed to the wording',
    texts: ['Meenakshi Rao', 'Tobias Ferrand', 'Ama Boateng'],
  },
  {
    group: 'Clients',
    what: 'client names',
    replaceBy: 'clients who have agreed to be named',
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
    replaceBy: 'cases that the client has read and released',
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
    replaceBy: 'cases that the client has read and released',
    texts: [
      'A maker of laboratory equipment ran A1',
      'A finance head agreed to T2 on the condition',
      'supervisors had opened their last learning portal twice',
    ],
  },
  {
    group: 'Clients',
    what: 'what coaches report about SPACE',
    replaceBy: 'statements of coaches who have agreed to them',
    texts: ['Reported by coaches who joined us'],
  },
  {
    group: 'Figures',
    what: 'home page',
    replaceBy: 'figures with a source that you can show',
    texts: [
      "figure: '8.5x', label: 'average return on investment'",
      "figure: '40%', label: 'leadership improvement within 90 days'",
      "figure: '500+', label: 'expert coaches'",
      "figure: '50+', label: 'global clients'",
      "figure: '95%', label: 'program completion'",
      "figure: '+85%', label: 'leadership readiness'",
      "figure: '+65%', label: 'engagement'",
      "figure: '+41%', label: 'team performance'",
      "figure: '+23%', label: 'retention'",
    ],
  },
  {
    group: 'Figures',
    what: 'success metrics of the program families',
    replaceBy: 'averages of your completed cohorts',
    texts: [
      "figure: '+85%', label: 'Leadership readiness'",
      "figure: '+65%', label: 'Engagement'",
      "figure: '+41%', label: 'Team performance'",
      "figure: '+23%', label: 'Retention'",
      "figure: '+75%', label: 'Change Readiness'",
      "figure: '+68%', label: 'Team Resilience'",
      "figure: '+52%', label: 'Transformation Success'",
      "figure: '+43%', label: 'Employee Engagement'",
    ],
  },
  {
    group: 'Figures',
    what: 'strategic thinking, storytelling, short forms, modules',
    replaceBy: 'counts of your completed courses',
    texts: [
      "percent: 91, label: 'of participants make their open",
      "percent: 84, label: 'of their sponsors say that",
      "percent: 93, label: 'of participants present to senior",
      "percent: 87, label: 'of their listeners can say",
      "figure: '98%', label: 'satisfaction, asked a week after",
      "figure: '30 days', label: 'ROI timeline: the first returns",
      "figure: '3x', label: 'faster than traditional training, from",
      "figure: '98%', label: 'of participants satisfied with their",
      "figure: '3x', label: 'faster than traditional training'",
      "figure: '30 days', label: 'until a return can be",
      "figure: '25+', label: 'countries with participants'",
      "figure: '15+', label: 'industries'",
    ],
  },
  {
    group: 'Figures',
    what: 'coaching and solutions',
    replaceBy: 'counts of your own network and its clients',
    texts: [
      "percent: 89, label: 'of the people we coach",
      "percent: 76, label: 'of their colleagues noticed the",
      "figure: '50+', label: 'coaches lead these three pathways'",
      "figure: '25+', label: 'countries they coach in'",
      "figure: '15+', label: 'industries they know from the",
      "figure: '95%', label: 'program completion'",
      "figure: '98%', label: 'satisfaction, asked a week after",
      "figure: '25+', label: 'countries where our coaches live'",
      "figure: '15+', label: 'industries in which they led",
    ],
  },
  {
    group: 'Figures',
    what: 'platforms and SPACE',
    replaceBy: 'what your platforms have measured',
    texts: [
      "figure: '40%', label: 'faster skill development where coaching",
      "figure: '65%', label: 'higher engagement between the sessions,",
      "figure: '89%', label: 'goals reached'",
      "figure: '76%', label: 'change noticed'",
      "figure: '98%', label: 'satisfaction'",
    ],
  },
  {
    group: 'Figures',
    what: 'impact page, its sources and the average ROI',
    replaceBy: 'your readings, and who took them',
    texts: [
      "percent: 86, label: 'leadership effectiveness: so many participants",
      "metric: '+65%', label: 'Engagement'",
      "metric: '+41%', label: 'Team performance'",
      "metric: '23%', label: 'Turnover reduction'",
      "metric: '15-25%', label: 'Productivity gain'",
      "metric: '20-30%', label: 'Leadership attrition reduced'",
      "metric: '40%', label: 'Faster succession'",
      "metric: '30%', label: 'Engagement increase'",
      "figure: '86%', label: 'leadership effectiveness'",
      "figure: '65%', label: 'engagement'",
      "figure: '41%', label: 'team performance'",
      "figure: '23%', label: 'turnover reduction'",
      "figure: '3.2x', label: 'average ROI'",
      "figure: '15-25%', label: 'productivity gain'",
      "figure: '20-30%', label: 'leadership attrition reduced'",
      "figure: '40%', label: 'faster succession'",
      "figure: '30%', label: 'engagement increase'",
      '320% within 12-18 months',
    ],
  },
  {
    group: 'Articles',
    what: 'authors and their biographies',
    replaceBy: 'whoever signs for the article',
    texts: [
      'author: Arjun Menon',
      'author: Daniel Okafor',
      'author: Meera Raghavan',
      'author: Sofia Lindqvist',
    ],
  },
  {
    group: 'Articles',
    what: 'view counts',
    replaceBy: 'the counts of your statistics',
    texts: [
      '1,270',
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
