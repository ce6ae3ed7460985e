import { topicLabels } from './labels/topicLabels.ts'
import { newsletter } from './newsletter.ts'
import type { Topic, TopicPrompt } from './schema/page.ts'
import { topics } from './topics.ts'

/** The form prompts of a topic, by slug. Separate from the topics, which load with every page. */
const prompts: Readonly<Record<string, TopicPrompt>> = {
  'module-series': {
    message: 'Who it is for, and how many:\nModules or themes we have in mind:\nPreferred weeks:',
  },
  'coaching-consultation': { message: 'Who the coaching is for:\nPreferred times for a call:' },
  'coach-network': {
    message: 'Credentials:\nLanguages:\nTime zone:\nYears of coaching and typical clients:',
    companyHint: 'Your practice, or “Independent.”',
  },
  industries: { message: 'Our industry:\nWhat we would like our leaders to do differently:' },
  consultation: { message: 'What we would like to change:\nPreferred times for a call:' },
  'article-subject': { message: 'What our managers find hard:' },
  newsletter: { message: newsletter.topic.message },
}

/** All topics except the modules, with their labels and form prompts. */
export const promptedTopics: readonly Topic[] = Object.values(topics).map((topic) => ({
  ...topic,
  label: topicLabels[topic.slug],
  ...prompts[topic.slug],
}))
