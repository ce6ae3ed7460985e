import { z } from 'zod'
import { line, link } from './fields.ts'

const day = z.iso.date('a day is expected, such as 2026-09-15')

/** The schema of `content/site/notice.yaml`. */
export const noticeFile = z
  .strictObject({
    text: line(160).optional().meta({ description: 'Above the header of every page. Empty: no notice.' }),
    link: link().optional(),
    from: day.optional().meta({ title: 'First day', description: 'Empty: as soon as it is published.' }),
    until: day.optional().meta({ title: 'Last day', description: 'Empty: until you take the text out.' }),
    label: line(40).meta({ title: 'Name of the bar for screen readers' }),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    message: 'the last day is before the first',
  })

/** The notice of every page. */
export interface Notice extends Pick<z.output<typeof noticeFile>, 'label' | 'link'> {
  text: string
  /** When it is over, in the time of the office. A page built before hides it from then on. */
  ends?: string
}
