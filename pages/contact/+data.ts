import { inquiryTopics } from '#content/collections/inquiryTopics.ts'
import { legalTexts } from '#content/labels/legalTexts.ts'

export type Data = ReturnType<typeof data>

/** Topics and legal texts: in the HTML they repeat what is there already, which compression drops. */
export const data = () => ({ topics: inquiryTopics(), legalTexts })
