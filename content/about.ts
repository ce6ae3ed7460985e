import { company } from './company.ts'
import { portraitImage, portraitKey, sceneImage, sectionImage } from './images.ts'
import { phrases } from './labels/phrases.ts'
import { organization } from './organization.ts'
import { paths } from './routes.ts'
import type { Stage, TeamMember } from './schema/about.ts'
import type { PageHead } from './schema/page.ts'
import type { Outcome } from './schema/program.ts'
import type { Point } from './schema/sections.ts'
import { breadcrumbs } from './structuredData.ts'
import { topics } from './topics.ts'

const stages: readonly Stage[] = [
  {
    name: 'Genesis',
    when: '2020',
    headline: 'Eleven new managers, a canceled workshop and a weekly phone call',
    paragraphs: [
      'In the spring of 2020 an engineering center in Hyderabad promoted 11 people to team lead and sent them to work from home in the same week. Meera Raghavan, who ran learning there, canceled their workshop and called each of them every week instead. They didn’t ask for leadership models. They asked what to say to their teams.',
      `By fall the calls had a structure: two weeks of assessment, eight of practice and two of deciding what to keep. Our programs still follow it. ${company.name} was registered that November with one program, A1, and four coaches.`,
    ],
    image: sectionImage('about-genesis', 'A phone with a dial of eleven holes'),
  },
  {
    name: 'Global Impact',
    when: '2022',
    headline: 'Coaches on three continents, and our first change program',
    paragraphs: [
      'A client asked for A1 in its European plants, during local working hours. Daniel Okafor, an executive coach, joined to build the network for it: coaches in the US, the EU and India who have led teams themselves. Since that contract, everyone is coached in their own working day.',
      'A year later another client merged two sites and asked what its middle managers should tell people. We didn’t have a program for that, so we sat in on their meetings for a month. Our notes became T2, and T1 and T3X followed.',
    ],
    image: sectionImage('about-global', 'A power strip with the sockets of three continents'),
  },
  {
    name: 'Future Forward',
    when: 'From 2026',
    headline: 'Software for practice and record keeping, people for judgment',
    paragraphs: [
      'For years we kept records in a shared folder and rehearsed with patient colleagues. Software now does both jobs. Sofia Lindqvist’s team has one rule for the roadmap: no feature may make a decision about a person that a person should make.',
      'Next come rehearsals in the languages spoken on our clients’ shop floors, another survey after 24 months, and an annual report on the cohorts where too little changed.',
    ],
    image: sectionImage('about-future', 'A screen with four lines filled in, and a pen for the last'),
  },
]

const principles: readonly Outcome[] = [
  {
    area: 'Human-led',
    before: 'A ticket number and a different contact every time you call.',
    after: 'One program lead per client, with a direct line, from the first call to the last survey.',
  },
  {
    area: 'Tech-enabled',
    before: 'A portal full of courses that people open twice a year.',
    after:
      'Software for what people can’t do well: keep track of every commitment and be available for rehearsal at 11:00 PM.',
  },
  {
    area: 'Personalized',
    before: 'The client’s logo on the slides and a case study from another industry.',
    after:
      'We write cases only after we know who’s taking part. They come from participants’ own work, with names changed.',
  },
  {
    area: 'Measurable',
    before: 'A satisfaction form on the last day.',
    after: 'The people who work with a participant report what they observe before the program and after it.',
  },
]

const values: readonly Point[] = [
  {
    title: 'Human-Centered',
    lead: 'Ask a sponsor if they were ever given more than session dates, a goal, a progress number and whether the goal was reached.',
    text: 'We work for the person who has to lead the next difficult meeting, and we keep what they tell us confidential.',
  },
  {
    title: 'Innovation',
    lead: 'Ask us which two of the first five scenarios in AI Arena we discarded, and why.',
    text: 'We try new methods on ourselves first. We rehearsed our own fee negotiations there before any client saw it.',
  },
  {
    title: 'Results-Driven',
    lead: 'Read our own managers’ results: they’re posted in our Hyderabad office, where every visitor can see them.',
    text: 'They fill in the same goal card as participants, and a colleague from another team says whether they’ve met the goal.',
  },
  {
    title: 'Excellence',
    lead: 'Sit in when we observe a facilitator, and hear the feedback. It’s blunt.',
    text: 'Facilitators run a workshop twice under observation before they run it alone, and they’re observed again every year.',
  },
]

/** Sample: made-up people, portraits and biographies, to be replaced before launch. */
const team: readonly TeamMember[] = [
  {
    name: 'Meera Raghavan',
    role: 'Founder and CEO',
    blurb:
      'Founded the company, designs the A and T programs, and leads one A1 cohort a year to find out what has stopped working.',
    profile: 'https://profiles.example/in/meera-raghavan',
    email: `meera@${company.domain}`,
  },
  {
    name: 'Daniel Okafor',
    role: 'Head of coaching',
    blurb:
      'Selects and supervises our coaches. He has coached operations leaders and country heads on three continents.',
    profile: 'https://profiles.example/in/daniel-okafor',
    email: `daniel@${company.domain}`,
  },
  {
    name: 'Sofia Lindqvist',
    role: 'Director, platforms and measurement',
    blurb: 'Is responsible for LEAP, SPACE and AI Arena, and for how every figure on this site is measured.',
    profile: 'https://profiles.example/in/sofia-lindqvist',
    email: `sofia@${company.domain}`,
  },
].map((person) => ({
  ...person,
  photo: portraitImage(portraitKey(person.name), `Portrait of ${person.name}`),
}))

const head: PageHead = {
  title: 'About us: approach, values and leadership team',
  description:
    'A leadership development company from Hyderabad, founded in 2020: how we started, how our approach differs, the values you can check, and who leads the team.',
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
    heading: 'About us: we build the programs we needed as new managers',
    lead: `${company.name} designs leadership and change programs for companies in the US, the EU and India: practice in real meetings, a coach who stays with you, and results that others measure.`,
    image: sceneImage('about', 'A toolbox with a pencil, a ruler, a checklist and a speech bubble'),
    team: { label: 'Meet Our Team', href: '#team' },
    story: { label: 'Read our story', href: '#story' },
  },
  facts: [
    { label: 'Founded', value: company.founded },
    { label: 'Headquarters', value: `${company.office.city}, ${company.office.country}` },
    { label: 'Coaches in', value: 'the US, the EU and India' },
    { label: 'Answer within', value: phrases.answer },
  ],
  story: {
    id: 'story',
    heading: 'Our journey from one program to an international network',
    stages,
  },
  approach: {
    id: 'approach',
    heading: 'Our approach, compared with common practice',
    text: 'Every provider in our field claims principles like these four. The difference shows in the common practice that each one replaces.',
    labels: { before: 'Common practice', after: 'With us' },
    principles,
  },
  values: {
    id: 'values',
    heading: 'Our values, and how to check them',
    values,
  },
  team: {
    id: 'team',
    heading: 'The leadership team, accountable for what you read here',
    text: 'They read their own email. If you have doubts about anything on this site, write to any of them.',
    members: team,
    profileLabel: 'LinkedIn',
    subject: 'A question from your website',
  },
  closing: {
    heading: 'Partner with us: start with one cohort',
    text: 'Most of our clients started with a single cohort and a list of objections. Bring your list to the first call. If an objection is right, we’ll say so.',
    picture: sectionImage('shared-list'),
    demo: 'Book a Demo',
    contact: { label: 'Contact Us', href: paths.contact },
  },
} as const
