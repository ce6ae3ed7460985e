import { z } from 'zod'

/** A path without query and trailing slash. */
const OLD_PATH = /^(?:\/[\w.~%-]+)+$/
const NEW_PATH = /^\/(?:[\w.~%-]+(?:\/[\w.~%-]+)*)?(?:#[\w%-]+)?$/

/** The schema of `content/site/redirects.yaml`. */
export const redirectFile = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: z
          .string()
          .trim()
          .regex(OLD_PATH, 'Write an address of this site, as in /old-page')
          .meta({ title: 'Old address', description: 'As in /old-page; also a short address for print.' }),
        to: z
          .string()
          .trim()
          .regex(NEW_PATH, 'Write an address of this site, as in /contact or /about#team')
          .meta({
            title: 'Leads to',
            description: 'As in /contact, or with a part of the page: /about#team.',
          }),
      }),
    )
    .meta({ title: 'Redirects' }),
})
