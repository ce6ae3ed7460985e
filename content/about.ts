import { portraitImage, portraitKey, sceneImage, sectionImage } from './images.ts'
import { organization } from './organization.ts'
import { paths } from './routes.ts'
import type { Stage, TeamMember, Value } from './schema/about.ts'
import type { PageHead } from './schema/page.ts'
import type { Outcome } from './schema/program.ts'
import { company } from './site.ts'
import { breadcrumbs } from './structuredData.ts'
import { topics } from './topics.ts'

const stages: readonly Stage[] = [
  {
    name: 'Genesis',
    when: '2020',
    headline: 'Eleven new managers, a canceled workshop and a telephone',
    paragraphs: [
      'In the spring of 2020 an engineering center in Hyderabad promoted eleven people to team lead and sent them home in the same week. Meera Raghavan, who ran learning there, canceled the workshop that had been booked for them and called each of them on Fridays instead. Nobody asked for a model. They asked what to say on Monday.',
      `By autumn the calls had a shape: two weeks of finding out, eight of practice, two of writing down what to keep. It is still our calendar. ${company.name} was registered that November with one program, A1, and four coaches.`,
    ],
    image: sectionImage('about-genesis', 'One person on a hill beside the first tall note'),
  },
  {
    name: 'Global Impact',
    when: '2022',
    headline: 'A plant in another time zone, then a merger',
    paragraphs: [
      'A client asked for A1 in its European plants, in the plants’ own hours. Daniel Okafor came from coaching to build the network for it: people who have led teams themselves, in the US, the EU and India. The rule that everyone is coached in their own working day dates from that contract.',
      'A year later another client merged two sites and asked what its middle managers were supposed to tell people. We had no answer on the shelf, so we sat in on their meetings for a month. T2 came out of those notes, and T1 and T3X followed it.',
    ],
    image: sectionImage('about-global', 'People around a globe, joined by golden lines'),
  },
  {
    name: 'Future Forward',
    when: 'From 2026',
    headline: 'Software for rehearsal and memory, people for judgment',
    paragraphs: [
      'For years our memory was a shared folder and our rehearsal partner a patient colleague. Software has taken over both jobs. Sofia Lindqvist’s team has one rule for the roadmap: nothing goes in that takes a decision about a person away from a person.',
      'Next are rehearsals in the languages that our clients’ shop floors speak, a further reading after 24 months, and a yearly report on the cohorts in which too little changed.',
    ],
    image: sectionImage('about-future', 'Notes rising toward a sun, with a person at the end of the row'),
  },
]

const principles: readonly Outcome[] = [
  {
    area: 'Human-led',
    before: 'A ticket number, and a different voice each time you call.',
    after:
      'One program lead per client from the first call to the last reading, with a name and a direct line.',
  },
  {
    area: 'Tech-enabled',
    before: 'A portal full of courses, opened in January and again in December.',
    after:
      'Software for what people cannot do well: remember every promise with its date, and rehearse at eleven at night.',
  },
  {
    area: 'Personalized',
    before: 'The client’s logo on the slides, and a case from somebody else’s industry.',
    after:
      'No case is written before we know who is coming. The files are from participants’ own desks, with the names changed.',
  },
  {
    area: 'Measurable',
    before: 'Smiles counted on a form at the coffee break of the last day.',
    after:
      'The people in the participant’s Monday meeting say what happens there, before the program and after it.',
  },
]

const values: readonly Value[] = [
  {
    title: 'Human-Centered',
    text: 'We work for the person who has to walk into the room on Monday, and we keep what they tell us.',
    proof: 'Sponsors see a goal and a count. Ask one whether they were ever given more.',
  },
  {
    title: 'Innovation',
    text: 'New methods are tried on ourselves first. We rehearsed our own fee negotiations in AI Arena for half a year before a client saw it.',
    proof: 'Two of its first five scenarios were thrown away. We will tell you which, and why.',
  },
  {
    title: 'Results-Driven',
    text: 'Our own managers fill in the goal card that participants get, and a colleague from another team says whether it was met.',
    proof: 'The counts hang in the corridor in Hyderabad, next to the coffee machine.',
  },
  {
    title: 'Excellence',
    text: 'A facilitator runs a workshop twice under observation before running it alone, and is observed again every year.',
    proof: 'The notes are blunt, and clients may sit in on the observation.',
  },
]

/** Sample: people, faces and biographies stand in for the real ones until launch. */
const team: readonly TeamMember[] = [
  {
    name: 'Meera Raghavan',
    role: 'Co-founder, programs',
    blurb:
      'Designs the A and T programs. She ran learning for a global engineering center and managed teams of her own for nine years. One A1 cohort a year is still hers, to hear what has stopped working.',
    ...company.people.meera,
  },
  {
    name: 'Daniel Okafor',
    role: 'Head of coaching',
    blurb:
      'Meets every coach before they join the network. He has coached operations leaders and country heads on three continents and keeps two clients of his own, so that he never talks about coaching from memory.',
    ...company.people.daniel,
  },
  {
    name: 'Sofia Lindqvist',
    role: 'Director, platforms and measurement',
    blurb:
      'Responsible for LEAP, SPACE and AI Arena, and for how every figure on this site was counted. She spent a decade in people analytics and distrusts any dashboard without a baseline.',
    ...company.people.sofia,
  },
].map((person) => ({
  ...person,
  photo: portraitImage(portraitKey(person.name), `Portrait of ${person.name}`),
}))

const head: PageHead = {
  title: 'About us: who we are and how we work',
  description:
    'Founded in Hyderabad in 2020 by people who had run teams themselves. Our story in three stages, four working principles, our values and who answers for them.',
  keywords: [
    'leadership development company Hyderabad',
    `${company.name} leadership team`,
    'human-led leadership development',
    'leadership coaching company values',
  ],
  hero: 'coral',
  section: 'about',
  topic: topics.firstCohort,
  structuredData: [
    {
      ...organization,
      employee: team.map(({ name, role, profile }) => ({
        '@type': 'Person',
        name,
        jobTitle: role,
        ...(profile && { sameAs: [profile] }),
      })),
    },
    breadcrumbs({ label: 'About', href: paths.about }),
  ],
}

/** Copy of /about. */
export const about = {
  head,
  hero: {
    heading: 'We were new managers once, and remember it',
    lead: `${company.name} builds the programs its founders needed when they were promoted for being good at something else: real meetings, a coach who stays, and an honest count at the end.`,
    image: sceneImage('about', 'Three people in front of a sun, among rising notes'),
    team: { label: 'Meet Our Team', href: '#team' },
    story: { label: 'Read our story', href: '#story' },
  },
  facts: [
    { label: 'Founded', value: company.founded },
    { label: 'Headquarters', value: `${company.office.city}, ${company.office.country}` },
    { label: 'Coaches in', value: 'the US, the EU and India' },
    { label: 'Answer within', value: '24 hours' },
  ],
  story: {
    id: 'story',
    heading: 'Three stages, and the people who pushed us into each',
    stages,
  },
  approach: {
    id: 'approach',
    heading: 'Our approach, beside the usual one',
    text: 'Four principles sound alike on every website of our trade. What tells them apart is the practice they replace.',
    labels: { before: 'Often', after: 'With us' },
    principles,
  },
  values: {
    id: 'values',
    heading: 'Four values you are welcome to check',
    values,
  },
  team: {
    id: 'team',
    heading: 'Three people who answer for it',
    text: 'Each of them reads their own mail. If you doubt something on this site, write to whoever signed for it.',
    members: team,
    profileLabel: 'Profile of',
    subject: 'A question from your website',
  },
  closing: {
    heading: 'Partner with us, and bring your doubts',
    text: 'Most of our clients began with a single cohort and a list of objections. Read us the list on the first call. Some of it will be right, and we will say so.',
    demo: 'Book a Demo',
    contact: { label: 'Contact Us', href: paths.contact },
  },
} as const
