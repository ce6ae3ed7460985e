import { topics } from './topics.ts'

/** Copy of the newsletter field. Subscribe opens the contact form; nothing is promised before a person has answered. */
export const newsletter = {
  heading: 'Stay Updated',
  text: 'Every few weeks we write down what a group of managers has taught us. We can send it to you when it is out.',
  field: 'E-mail',
  subscribe: 'Subscribe',
  /** Said under the field: what the button does. */
  next: 'Subscribe opens our contact form. We ask for your name and company there, and a person puts you on the list.',
  rss: { label: 'RSS feed', href: '/feed.xml' },
  topic: topics.newsletter,
} as const
