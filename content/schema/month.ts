import { z } from 'zod'

/** A month, as in 2026-11. */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write year and month, as in 2026-11')
