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
const RULES = WORDS.map(([wording, better]) => ({
  // Keys and parts of a path are no copy.
  wording: new RegExp(`(?<![\\w./#-])(?:${wording})(?![\\w:/])`, 'giu'),
  better,
}))

/**
 * Finds words in copy that our house style avoids.
 * @returns one sentence each, with a better word
 */
export function findWords(file: string, source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      RULES.flatMap(({ wording, better }) =>
        [...line.matchAll(wording)].map(([found]) => `${file}:${index + 1}: "${found}"; better: ${better}`),
      ),
    )
}
