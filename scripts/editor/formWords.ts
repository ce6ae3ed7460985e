/** The part of JSON Schema that our content needs, with the hints of content/schema/fields.ts. */
export interface Schema {
  type?: string
  title?: string
  description?: string
  default?: unknown
  enum?: string[]
  /** Of the field that tells the kinds of a value apart. */
  const?: string
  format?: string
  pattern?: string
  examples?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  /** The kinds of a value. */
  oneOf?: Schema[]
  choices?: string
  picture?: string
  upload?: string
}

/** What an entry of a list is called when it is folded up: the first of these that it has. */
const NAMES = ['title', 'heading', 'question', 'name', 'label', 'key', 'lead', 'text', 'from', 'link']

/** The text of a folded entry: the field that names it, or the first one. */
export function summaryOf({ properties = {} }: Schema): string {
  if (properties.figure && properties.label) return '{{fields.figure}} {{fields.label}}'
  const names = [...NAMES, ...Object.keys(properties)].filter((name) => properties[name])
  const named = names.find((name) => properties[name]?.type === 'string') ?? names[0] ?? ''
  const inner = properties[named]
  return inner?.properties
    ? summaryOf(inner).replace('{{fields.', `{{fields.${named}.`)
    : `{{fields.${named}}}`
}

/** Numbers of entries; the form shows other limits by itself. */
export function limitsOf({ minItems: min = 0, maxItems: max, items }: Schema): string {
  if (min < 2) return ''
  if (max === undefined || items?.enum) return `At least ${min} of them.`
  return max === min ? `${max} of them.` : `${min} to ${max} of them.`
}

/** Fields whose names say little to an editor, or are spelled in another way. */
export const WORDS: Readonly<Record<string, string>> = {
  action: 'Button',
  and: 'Word between two columns',
  blurb: 'Short text',
  closing: 'Last section',
  coral: 'Secondary (coral)',
  elsewhere: 'Where another program fits better',
  gains: 'What participants get',
  gcc: 'Global capability centers',
  ground: 'Background',
  head: 'In search results',
  hero: 'Top of the page',
  href: 'Leads to',
  landing: 'Landing pages',
  late: 'While something loads',
  lead: 'Introduction',
  leapGuide: 'LEAP guide',
  linkedIn: 'LinkedIn',
  mainNav: 'Name of the menu for screen readers',
  moments: 'Scenes',
  n: 'Number measured',
  onYourDesk: 'Problems on a reader’s desk',
  pitch: 'Reason to take part',
  removedToast: 'Pop-up when removed',
  roi: 'ROI',
  roiCalculator: 'ROI calculator',
  rss: 'RSS',
  savedToast: 'Pop-up when saved',
  scquare: 'SCQuARE',
  sittings: 'Days or sessions',
  skip: 'Link to the content, past the menu',
  teal: 'Primary (teal)',
  toast: 'Pop-up messages',
  told: 'As spoken',
  touch: 'Get in touch',
  trap: 'Field that only bots fill in',
  unknown: 'Where there is no page',
  visitToast: 'Pop-up when saved for this visit only',
  voice: 'Quote',
  whatYoullLearn: 'What you’ll learn',
  whichOne: 'Situations in clients’ words',
}

/** Turns "authorBio" into "Author bio"; "1-50" and "A3X" stay. */
export function labelOf(name: string) {
  if (WORDS[name]) return WORDS[name]
  if (/^[A-Z]/.test(name)) return name
  const words = name
    .replace(/([A-Z])/g, ' $1')
    .replace(/(?<!\d)[-_]|[-_](?!\d)/g, ' ')
    .toLowerCase()
  return capitalize(words).replace(/^Utm/, 'UTM')
}

/** The names in the form of a field and of those that it is in, such as "closing, points, entry 2, href". */
export function pathLabels(schema: Schema, path: string): string {
  let inner: Schema | undefined = schema
  const labels = path.split(', ').map((name) => {
    const kinds: readonly Schema[] = inner?.oneOf ?? (inner ? [inner] : [])
    inner = inner?.items ?? kinds.map(({ properties }) => properties?.[name]).find(Boolean)
    return (!name.startsWith('entry ') && inner?.title) || labelOf(name)
  })
  return labels.join(', ')
}

export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Turns "Entries" into "Entry", and "Coaches" into "Coach". */
export const singular = (label: string) =>
  label
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/(?<=[^s])s$/, '')
