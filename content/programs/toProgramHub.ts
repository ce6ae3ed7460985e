import type { z } from 'zod'
import type { programHub } from '../schema/programHub.ts'
import { serviceHead } from '../structuredData.ts'
import type { programFamilies } from './summaries.ts'

/** What the pages of both program families have. */
export type ProgramHubContent = ReturnType<typeof toProgramHub>

/** Adds to the copy of a family's page its structured data and the programs of the family. */
export const toProgramHub = (
  { hub, programs }: (typeof programFamilies)[number],
  copy: z.output<typeof programHub>,
) => ({
  ...copy,
  head: serviceHead({ ...copy.head, breadcrumb: hub.label }, { url: hub.href, section: 'solutions' }),
  hero: { ...copy.hero, ground: copy.head.hero },
  programs: { ...copy.programs, items: programs },
})
