import { readCopy } from './collections/readCopy.ts'
import { topicFile } from './schema/names.ts'
import type { Topic } from './schema/page.ts'

/**
 * The topics of an inquiry, besides the modules (whose slug and title serve as topic). `/contact?topic=` takes the slug; its
 * label (labels/inquiryText.ts) is filled into the form as visible, editable text (docs/controls.md, rule of four).
 */
export const topicList: readonly Topic[] = readCopy('site/topics', topicFile).topics.map(
  ({ slug, asksJobTitle }) => ({ slug, ...(asksJobTitle && { asksJobTitle }) }),
)

/** All topics except the modules, with their labels and form prompts. Separate from those of `topicList`, which are short. */
export const promptedTopics: readonly Topic[] = readCopy('site/topics', topicFile).topics
