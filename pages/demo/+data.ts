import { inquiryTopics } from '#content/collections/inquiryTopics.ts'

export type Data = ReturnType<typeof data>

export const data = () => ({ topics: inquiryTopics() })
