/** A page that can be shared. */
export interface Shared {
  title: string
  /** Absolute address. */
  url: string
}

/** A mail with the title as its subject and the address as its text. Mail programs want %20 for a space. */
export const mailHref = ({ title, url }: Shared) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`

/** LinkedIn's page for sharing an address; a plain link, nothing of theirs is loaded here. */
export const linkedInHref = ({ url }: Shared) =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`
