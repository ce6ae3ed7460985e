/** A page that can be shared. */
export interface Shared {
  title: string
  /** Absolute address. */
  url: string
}

/** A mailto link with the title as subject and the address as text. Mail programs expect %20 for spaces. */
export const mailHref = ({ title, url }: Shared) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`

/** LinkedIn's share page; a plain link, so nothing is loaded from LinkedIn here. */
export const linkedInHref = ({ url }: Shared) =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`
