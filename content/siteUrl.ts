import { brand } from './brand.ts'

/** The absolute URL of a path on this site, based on `SITE_URL` as Vite defines it at build time. */
export const siteUrl = (path: string) =>
  `${import.meta.env.SITE_URL ?? `https://${brand.domain}`}${path === '/' ? '/' : path.replace(/\/$/, '')}`
