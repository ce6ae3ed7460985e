import { brand, zone } from './brand.ts'
import { counts } from './counts.ts'
import { listFigures } from './figures.ts'
import { atStart, inWords } from './inWords.ts'
import { phrases } from './labels/phrases.ts'
import { addressLines, hoursText } from './schema/office.ts'

let known: Record<string, string> | undefined

/**
 * What `{name}` stands for in the copy, by name: the company's data, counts of the content, promises, and every figure of
 * the register as quoted (`{figures.completion}`), in other words (`{figures.net.otherwise}`), as a multiple of what was
 * spent (`{figures.net.times}`), and in percent of it once that is taken off (`{figures.net.percent}`).
 */
export function values(): Readonly<Record<string, string>> {
  const { city, country } = brand.office
  known ??= {
    brand: brand.name,
    legalName: brand.legalName,
    domain: brand.domain,
    email: brand.emails.contact,
    privacyEmail: brand.emails.privacy,
    founded: brand.founded,
    city,
    country,
    address: addressLines(brand.office).slice(1).join(', '),
    hours: hoursText(brand),
    zone,
    answer: phrases.answer,
    modules: String(counts.modules),
    modulesInWords: inWords(counts.modules),
    ModulesInWords: atStart(counts.modules),
    themes: String(counts.themes),
    themesInWords: inWords(counts.themes),
    ThemesInWords: atStart(counts.themes),
    articles: String(counts.listedArticles),
    articlesInWords: inWords(counts.listedArticles),
    ArticlesInWords: atStart(counts.listedArticles),
    ...figureValues(),
  }
  return known
}

function figureValues(): Record<string, string> {
  const wordings: Record<string, string> = {}
  for (const [key, { figure, otherwise, drawing }] of Object.entries(listFigures())) {
    wordings[`figures.${key}`] = figure
    if (otherwise) wordings[`figures.${key}.otherwise`] = otherwise
    if (!drawing || !('times' in drawing)) continue
    wordings[`figures.${key}.times`] = String(drawing.times)
    wordings[`figures.${key}.percent`] = `${Math.round((drawing.times - 1) * 100)}%`
  }
  return wordings
}
