import { topics } from '../topics.ts'

/** Copy of the saved modules in the catalog, loaded with their code because few visitors need it. */
export const savedModulesText = {
  heading: 'Saved Modules',
  /** Used when only articles are saved. */
  articlesHeading: 'Ask about all of them',
  text: 'Ask about everything you saved at once: the titles go into one message, which you can edit before you send it.',
  ask: 'Ask About These',
  /** First lines of the message, before the titles. */
  intro: 'Please tell me more about these modules:',
  articlesIntro: 'These articles cover the questions we have:',
  topic: topics.modules,
}
