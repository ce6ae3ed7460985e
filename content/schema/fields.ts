import { z } from 'zod'
import { didYouMean } from '../collections/nearest.ts'
import { resolveAddress } from '../collections/resolveAddress.ts'
import { downloads } from '../downloads.ts'
import { claimOf, listFigures } from '../figures.ts'
import { findPicture, type Image, type ImageGroup, listPictures, portraitImage } from '../images.ts'
import { topicList } from '../topics.ts'
import { phrases, values } from '../values.ts'
import type { Claim } from './claim.ts'
import type { Download } from './names.ts'
import { alike, curled, written } from './plainFields.ts'

/**
 * The fields of copy. Each reads what an editor writes or chooses (`z.input`), and gives what components show (`z.output`).
 * `choices` in `meta` names the list that the editor's form offers (scripts/editor/choices.ts).
 */

type Context = z.core.$RefinementCtx

/** `{name}`, a value that the copy mentions. */
const VALUE = /\{([\w.]+)\}/g

/** One line of text, in which `{name}` stands for one of `values`. */
export const line = (max = 120, min = 1) => curled(max, min).transform(withValues)

/** A few words, as on a button or before a value. */
export const label = line(40)

/** A group of such words. */
export const labels = <Name extends string>(...names: Name[]) => alike(label, ...names)

/** A sentence or more, in which `{name}` stands for one of `values`. */
export const paragraph = (max = 1500) => line(max)

/** A sentence word for word as specified, with straight apostrophes. */
export const verbatim = (max: number) => written(max).transform(withValues)

/**
 * A text that may have blanks, which the site fills in while a visitor is reading: "{shown} of {total} articles".
 * @param blanks their names; another `{name}` is one of `values`
 */
export const fillable = (...blanks: string[]) =>
  curled(600)
    .describe(`You can use ${inBraces(blanks).join(' and ')}.`)
    .transform((text, context) => withValues(text, context, blanks))

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`)

/** Such a text with all of its blanks. */
export function template(...blanks: string[]) {
  const advice = `Keep ${inBraces(blanks).join(' and ')}.`
  return fillable(...blanks)
    .refine((text) => inBraces(blanks).every((name) => text.includes(name)), advice)
    .describe(advice)
}

/** A text for one, in which no number is needed, and for any other number, for content/schema/fill.ts. */
export const plural = (...blanks: string[]) =>
  z.strictObject({
    one: fillable(...blanks).meta({ title: 'For one' }),
    other: template(...blanks).meta({ title: 'For any other number' }),
  })

/** Forms of a text by number. */
export type Plural = z.output<ReturnType<typeof plural>>

function withValues(text: string, context: Context, blanks: readonly string[] = []): string {
  return text.replace(VALUE, (whole, name: string) => {
    if (blanks.includes(name)) return whole
    return values()[name] ?? refuse(context, whole, Object.keys(values()), `{${name}} stands for nothing.`)
  })
}

/** A path of this site, or a part of the same page ("#programs"). A page that isn't public leads to its list. */
export const address = z.string().trim().meta({ choices: 'addresses' }).transform(toPublicPath)

/** A path of this site in what every page shows, where a part of "this page" would be another one on each. */
const siteAddress = z
  .string()
  .trim()
  .regex(/^(?!#)/, 'Write its page as well, as in /contact#questions: this link is on every page.')
  .meta({ choices: 'siteAddresses' })
  .transform(toPublicPath)

function toPublicPath(href: string, context: Context): string {
  const resolved = resolveAddress(href)
  return 'path' in resolved
    ? resolved.path
    : refuse(
        context,
        href,
        resolved.known,
        `There is no page "${href}". Choose another one, or lead this address on under Site, Redirects.`,
      )
}

/** A link with its visible text. */
export const link = z.strictObject({ label: line(), href: address })

/** A link that every page shows. */
export const siteLink = z.strictObject({ label: line(), href: siteAddress })

/**
 * One of a list, by its name.
 * @param choices the list's name in the editor
 */
const named = <Found>(choices: string, list: Readonly<Record<string, Found>>, unknown: string) =>
  z
    .string()
    .meta({ choices })
    .transform((name, context): Found => list[name] ?? refuse(context, name, Object.keys(list), unknown))

const registered = named(
  'figures',
  listFigures(),
  'There is no such figure under Figures. Choose another one.',
).transform((found, context) => {
  const { figure, label, beside } = found
  const why = `There is no figure "${beside}" to show beside "${figure} ${label}". Change that under Figures.`
  return !beside || listFigures()[beside] ? found : refuse(context, beside, Object.keys(listFigures()), why)
})

/** A figure of the register, by its name (content/figures/). */
export const figure = registered.transform(claimOf)

/** A figure with what was counted for it. */
export const explainedFigure = registered.transform((found): Claim & { about: string } => ({
  ...claimOf(found),
  about: found.counted,
}))

/** A picture without a description, because it adds nothing to the words: a file such as "/sections/one-team.svg". */
export const picture = (group: ImageGroup) =>
  z
    .string()
    .trim()
    .meta({ picture: group })
    .transform((file, context): Image => pictureOf(file, '', context))

/** A picture that says something, with its description. */
export const describedPicture = (group: ImageGroup) =>
  z
    .strictObject({
      file: z.string().trim().meta({ picture: group }),
      alt: line(200).meta({
        title: 'Description',
        description: 'What the picture shows, for people who can’t see it (alt text).',
      }),
    })
    .transform(({ file, alt }, context): Image => pictureOf(file, alt, context))

function pictureOf(file: string, alt: string, context: Context): Image {
  return findPicture(file, alt) ?? refuse(context, file, listPictures(), 'There is no such picture or photo.')
}

/**
 * A person: the fields, and the portrait that belongs to the name. A photo takes its place in images/portraits/; without
 * either, initials do.
 */
export const withPortrait = <Person extends { name: string }>(
  person: Person,
): Person & { portrait: Image } => ({
  ...person,
  portrait: portraitImage(person.name, phrases.portraitOf.replace('{name}', person.name)),
})

/** The topic of an inquiry, by its name in addresses (content/site/topics.yaml). */
export const topic = named(
  'topics',
  Object.fromEntries(topicList.map((one) => [one.slug, one])),
  'There is no such topic under Site, Topics of inquiries. Choose another one.',
)

/** A button that leads to the contact form with a topic. */
export const topicButton = z.strictObject({ label, topic })

/** A file to download, by its name in content/site/downloads.yaml. */
export const download = named<Download>(
  'downloads',
  downloads,
  'There is no such file under Site, Downloads. Choose another one.',
)

/** Reports a name that stands for nothing, with the one that was probably meant. */
function refuse(context: Context, given: string, known: readonly string[], why: string): never {
  context.addIssue({ code: 'custom', input: given, message: why + didYouMean(given, known) })
  return z.NEVER
}
