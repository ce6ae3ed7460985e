import { shortName } from '#content/brand.ts'
import type { PageHead } from '#content/schema/page.ts'

/** The title of the browser tab: the company is appended unless the title names it already. */
export const fullTitle = (title: string) => (title.includes(shortName) ? title : `${title} | ${shortName}`)

/** Path of the share image: "/strategy/short-form" has "/share/strategy-short-form.png". */
export const shareImagePath = (head: PageHead, path: string) =>
  `/share/${head.shareImage ?? (path.replaceAll('/', '-').replace(/^-|-$/g, '') || 'home')}.png`
