import { type Findings, findInLines, readFiles } from './findings.ts'

/** A text in a visible or announced attribute or property. Biome finds those between tags (noJsxLiterals). */
const SPOKEN =
  /(?:\b(?:title|alt|label|text|heading|lead|hint|placeholder|summary)|[a-z](?:Label|Text)|aria-(?:label|description|valuetext))(?:="|=\{`|: ')(?:(?!["'`&]|\$\{).)*\p{L}{2}/gu

/** Words that a native editor would change, or that say nothing (docs/writing-content.md, "House style"). */
const WORDS: readonly [wording: string, better: string][] = [
  ['(?:some|any|every)body|nobody', 'someone, anyone, everyone, no one'],
  ['fortnight(?:s|ly)?', 'two weeks'],
  ['telephones?', 'phone'],
  ['e-mail(?:s|ed|ing)?', 'email'],
  ['enquir(?:y|ies)', 'inquiry'],
  ['(?:re)?organis(?:e[sd]?|ing|ations?|ational)', 'organize'],
  ['programmes?', 'program'],
  ['(?:colour|behaviour|favour|labour)\\w*', 'color, behavior'],
  ['empower\\w*|leverag(?:e[sd]?|ing)|seamless(?:ly)?', 'what people can do afterward'],
  ['(?:world-class|best-in-class|cutting-edge|game-chang\\w+|holistic)', 'what is special, with a number'],
]
/** Keys and parts of a path are no copy. */
const patternOf = (wording: string) => new RegExp(`(?<![\\w./#-])(?:${wording})(?![\\w:/])`, 'giu')

/** Checks that components contain no copy, since editors look for it in `content/`, and the words of the copy. */
export function checkCopy(): Findings {
  const code = readFiles(['components', 'renderer'], /(?<!\.test)\.tsx?$/)
  const copy = readFiles(['content'], /\.(?:md|yaml)$/)
  const inCode = code.flatMap(([file, source]) =>
    findInLines(file, source, SPOKEN, "the place of copy is content/labels/ or the page's text"),
  )
  const inCopy = WORDS.flatMap(([wording, better]) =>
    copy.flatMap(([file, source]) => findInLines(file, source, patternOf(wording), `better: ${better}`)),
  )
  return {
    problems: [...inCode, ...inCopy],
    summary: `No copy in ${code.length} files of components; words hold in ${copy.length} of copy.`,
  }
}
