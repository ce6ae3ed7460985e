import { z } from 'zod'

/** The schema of `content/site/topics.yaml`: what an inquiry can be about. */
export const topicFile = z.strictObject({
  topics: z.array(
    z.strictObject({
      slug: z
        .string()
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write lower-case words joined by hyphens, as in leap-demo')
        .meta({ title: 'Name in addresses', description: '/contact?topic= and this name.' }),
      label: z
        .string()
        .trim()
        .min(2)
        .max(80)
        .meta({ description: 'Filled into the form as text that the visitor can change.' }),
      asksJobTitle: z
        .boolean()
        .optional()
        .meta({ title: 'Ask for the job title', description: 'Right after the name in the demo form.' }),
      message: z
        .string()
        .max(600)
        .optional()
        .meta({ title: 'Prompts', description: 'Lines below the first one of a contact message.' }),
      companyHint: z
        .string()
        .max(120)
        .optional()
        .meta({ description: 'Explains the company field where it is not obvious.' }),
    }),
  ),
})
