import { escapeRegExp } from '#content/schema/escapeRegExp.ts'

/** A documented command and its documented output. */
export interface ShownCommand {
  command: string
  output: string
}

/**
 * Extracts the commands of the `console` blocks below one heading of a Markdown text.
 * @throws if there are none
 */
export function shownCommands(markdown: string, heading: string): ShownCommand[] {
  const below = markdown.split(`\n${heading}\n`)[1]?.split(/\n#+ /)[0] ?? ''
  const blocks = [...below.matchAll(/```console\n([\s\S]*?)```/g)].map(([, block = '']) => block)
  const commands = blocks.flatMap((block) => block.split(/^\$ /m).slice(1))
  if (commands.length === 0) throw new Error(`There is no command below "${heading}".`)
  return commands.map((text) => {
    const [command = '', ...lines] = text.split('\n')
    return { command, output: lines.join('\n').trim() }
  })
}

const SAMPLES: [RegExp, string][] = [
  [
    /\w{3}, \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M IST \((?:\w{3}, \w{3} \d{1,2}, \d{4}, )?\d{1,2}:\d\d [AP]M UTC\)/g,
    'DATE',
  ],
  [/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, 'TIME'],
  [/\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/g, 'REFERENCE'],
]

/**
 * Whether a program printed what is shown, except for dates and references; `…` matches anything, and alone on a line
 * any lines.
 */
export function isAsShown(shown: string, printed: string): boolean {
  const [wanted = '', is = ''] = [shown, printed.trim()].map((text) =>
    SAMPLES.reduce((changed, [sample, name]) => changed.replace(sample, name), text),
  )
  const pattern = wanted
    .split('\n')
    .map((line) => (line === '…' ? '[\\s\\S]*?' : line.split('…').map(escapeRegExp).join('.*')))
    .join('\n')
  return new RegExp(`^${pattern}$`).test(is)
}
