import { z } from 'zod'

/** The schema of `content/site/phrases.yaml`. */
export const phraseFile = z.strictObject({
  answer: z
    .string()
    .meta({ description: 'The time in which an inquiry is answered (specification, point 9).' }),
  next: z.string().meta({ description: 'Link from the end of a page to that part of /contact.' }),
  portraitOf: z.string().includes('{name}').meta({ description: 'Describes a portrait. Keep {name}.' }),
})
