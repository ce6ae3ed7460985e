import { moduleTopic } from '../moduleTopics.ts'
import type { Topic } from '../schema/page.ts'
import { promptedTopics } from '../topics.ts'
import { modules } from './modules.ts'

/** All topics for `/contact?topic=`, which the data of a page brings: in its script they would weigh 4 kB. */
export const inquiryTopics = (): Topic[] => [...promptedTopics, ...modules.list().map(moduleTopic)]
