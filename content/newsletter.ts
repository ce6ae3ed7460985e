import { topics } from './topics.ts'

/** Copy of the newsletter field. The button only opens the contact form, so the copy must not say that anyone is subscribed. */
export const newsletter = {
  heading: 'Stay Updated',
  text: 'Every few weeks we publish what we learned from a group of managers. We can email you when the next article is out.',
  field: 'Email',
  subscribe: 'Subscribe',
  /** Shown under the field: what the button does. */
  next: 'Subscribe opens our contact form, where we ask for your name and company. A person then adds you to the list.',
  rss: { label: 'RSS feed', href: '/feed.xml' },
  topic: { ...topics.newsletter, message: 'Please add me to your newsletter.' },
} as const
