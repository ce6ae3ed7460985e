import { brand, zone } from './brand.ts'
import { articles } from './collections/articles.ts'
import { modules } from './collections/modules.ts'
import { readCopy } from './collections/readCopy.ts'
import { listFigures } from './figures.ts'
import { atStart, inWords } from './formats.ts'
import { MODULE_CATEGORIES } from './schema/module.ts'
import { phraseFile } from './schema/names.ts'
import { addressLines, daysText, hoursText } from './schema/office.ts'

/** Phrases that several pages use. */
export const phrases = readCopy('site/phrases', phraseFile)

let known: Record<string, string> | undefined

/**
 * What `{name}` stands for in the copy, by name: the company's data, counts of the content, promises, and every figure of
 * the register as quoted (`{figures.completion}`), in other words (`{figures.net.otherwise}`), as a multiple of what was
 * spent (`{figures.net.times}`), and in percent of it once that is taken off (`{figures.net.percent}`).
 */
export function values(): Readonly<Record<string, string>> {
  known ??= findValues()
  return known
}

function findValues(): Record<string, string> {
  const { city, country } = brand.office
  const count = modules.list().length
  const listed = articles.list().filter(({ shownIn }) => shownIn.includes('listing')).length
  return {
    brand: brand.name,
    legalName: brand.legalName,
    domain: brand.domain,
    email: brand.emails.contact,
    privacyEmail: brand.emails.privacy,
    founded: brand.founded,
    city,
    country,
    address: addressLines(brand.office).slice(1).join(', '),
    days: daysText(brand.officeHours.days),
    hours: hoursText(brand),
    zone,
    answer: phrases.answer,
    ...prefixKeys('prices', phrases.prices),
    modules: String(count),
    ModulesInWords: atStart(count),
    themesInWords: inWords(MODULE_CATEGORIES.length),
    ArticlesInWords: atStart(listed),
    ...figureValues(),
  }
}

const prefixKeys = (prefix: string, texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text]))

function figureValues(): Record<string, string> {
  const wordings: Record<string, string> = {}
  for (const [key, { figure, otherwise, drawing }] of Object.entries(listFigures())) {
    wordings[`figures.${key}`] = figure
    if (otherwise) wordings[`figures.${key}.otherwise`] = otherwise
    if (drawing?.kind !== 'return') continue
    wordings[`figures.${key}.times`] = String(drawing.times)
    wordings[`figures.${key}.percent`] = `${Math.round((drawing.times - 1) * 100)}%`
  }
  return wordings
}
