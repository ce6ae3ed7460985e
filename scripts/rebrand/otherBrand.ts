import type { Brand } from '#content/schema/brand.ts'

const NAME = 'Quill & Zephyr'
const DOMAIN = 'quill-zephyr.example'

/** Creates another company's brand, without any of the names and colors of the given one. */
export function otherBrand(brand: Brand): Brand {
  const people = Object.keys(brand.people).map((key) => [
    key,
    { profile: `https://people.${DOMAIN}/${key}`, email: `${key}.other@${DOMAIN}` },
  ])
  return {
    ...brand,
    name: NAME,
    legalName: `${NAME} Limited`,
    wordmark: NAME,
    slug: 'quill-zephyr',
    domain: DOMAIN,
    emails: { contact: `write@${DOMAIN}`, privacy: `data@${DOMAIN}` },
    phones: brand.phones.map(({ country }, index) => ({ country, number: `+44 20 7946 010${index}` })),
    office: { ...brand.office, name: `${NAME} House`, street: '7 Orchard Walk' },
    linkedIn: `https://network.${DOMAIN}/company`,
    people: Object.fromEntries(people),
    logins: { learners: `https://learn.${DOMAIN}/`, coaches: `https://coach.${DOMAIN}/` },
    palette: turned(brand.palette),
  }
}

/** Rotates red, green and blue of all colors, at any depth. */
function turned<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(/^#(..)(....)$/, '#$2$1') as Value
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]) => [key, turned(part)]),
  ) as Value
}

/** The texts of a brand that identify its company and may not remain when it changes. */
export function signsOf({ palette, ...brand }: Brand): { words: string[]; colors: string[] } {
  const { name, legalName, wordmark, slug, domain, emails, phones, office, linkedIn, people, logins } = brand
  const numbers = phones.map(({ number }) => number)
  const words = leaves([name, legalName, wordmark, slug, domain, emails, numbers, office.name, office.street])
  const links = leaves([linkedIn, people, logins]).filter(Boolean)
  const differing = new Map([...words, ...links].map((word) => [word.toLowerCase(), word]))
  return { words: [...differing.values()], colors: [...new Set(leaves(palette))] }
}

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves)
