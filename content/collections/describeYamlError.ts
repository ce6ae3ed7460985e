import type { YAMLError } from 'yaml'

const FIELD = /^(\s*(?:- )?)([\w]+):\s+(.*)$/
const ENTRY = /^(\s*- )(.*)$/
/** A field without its colon, or without the space after it. */
const FIELD_WITHOUT_SPACE = /^([A-Za-z]\w*)(:?)\s*(\S.*)$/

/** A mistake in a line of the front matter, and the line as it was probably meant. */
export interface YamlMistake {
  message: string
  corrected?: string
}

/**
 * Explains a YAML error in the front matter to editors.
 * @param line the line of the error
 * @param before the line above it
 */
export function describeYamlError(
  { code, message }: Pick<YAMLError, 'code' | 'message'>,
  line: string,
  before = '',
): YamlMistake {
  const name = FIELD.exec(line)?.[2] ?? 'this line'
  if (/tab/i.test(message))
    return {
      message: 'the line begins with a tab. Indent it with spaces.',
      corrected: line.replace(/^\s+/, /^\s*/.exec(before)?.[0] ?? ''),
    }
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return {
      message: `${name} has a colon followed by a space. Put the text in quotes: ${quoted(line)}`,
      corrected: quotedLine(line),
    }
  if (code === 'MISSING_CHAR' && /quote/i.test(message))
    return {
      message: `${name} begins with a quote that is not closed. Add one at the end of the text.`,
      corrected: line.trimEnd() + (/['"]/.exec(textOf(line))?.[0] ?? '"'),
    }
  if (/flow (sequence|map)/i.test(message) || code === 'BAD_COLLECTION_TYPE')
    return {
      message: `${name} has a bracket that is not closed. Put the text in quotes if the bracket belongs to it.`,
      corrected: quotedLine(line),
    }
  if (code === 'UNEXPECTED_TOKEN' && /^["']/.test(textOf(line)))
    return {
      message: `${name} has quotes inside quotes, or text after them. Write ${quoted(line)}`,
      corrected: quotedLine(line),
    }
  if (/^(?:BAD_SCALAR_START|BAD_ALIAS|TAG_RESOLVE_FAILED|UNEXPECTED_TOKEN)$/.test(code))
    return specialCharacter(line)
  const [, field, colon, text = ''] = FIELD_WITHOUT_SPACE.exec(line) ?? []
  if (code === 'MULTILINE_IMPLICIT_KEY' && field)
    return {
      message: `${field} needs ${colon ? 'a space after its colon' : 'a colon and a space after its name'}. Write ${field}: ${text}`,
      corrected: `${field}: ${text}`,
    }
  if (code === 'BAD_INDENT')
    return {
      message: 'the line is not indented as the one before. Entries of a list stand below each other.',
      corrected: line.replace(/^\s*/, /^\s*/.exec(before)?.[0] ?? ''),
    }
  return {
    message:
      'the line cannot be read. A field is its name, a colon, a space and a text; a text with : or # in it needs quotes.',
  }
}

/** The mistake of an unquoted text that begins with a special character such as @ or &. */
export function specialCharacter(line: string): YamlMistake {
  const name = FIELD.exec(line)?.[2] ?? 'this line'
  const message = `${name} begins with a sign that has a meaning of its own here. Put the text in quotes: ${quoted(line)}`
  return { message, corrected: quotedLine(line) }
}

/** The mistake of an unquoted text with " #" in it, which YAML would cut there as a comment. */
export function commentInText(line: string): YamlMistake {
  const name = FIELD.exec(line)?.[2] ?? 'this line'
  const message = `${name} ends before the #, which begins a comment. Put the text in quotes: ${quoted(line)}`
  return { message, corrected: quotedLine(line) }
}

/** The text of a field or a list entry, as typed. */
export const textOf = (line: string) => (FIELD.exec(line)?.[3] ?? ENTRY.exec(line)?.[2] ?? '').trim()

/** The corrected text for the message: a field with its name, a list entry without its hyphen. */
function quoted(line: string): string {
  const [, start = '', name = ''] = FIELD.exec(line) ?? []
  const text = inQuotes(textOf(line) || line.trim())
  return name ? `${start.trim()}${start.trim() && ' '}${name}: ${text}` : text
}

function quotedLine(line: string): string {
  const [, start = '', name = ''] = FIELD.exec(line) ?? []
  if (name) return `${start}${name}: ${inQuotes(textOf(line))}`
  return `${ENTRY.exec(line)?.[1] ?? ''}${inQuotes(textOf(line) || line.trim())}`
}

/** The text in double quotes, replacing quotes that already surround it. */
function inQuotes(text: string): string {
  const [, quote = '', inner = text] = /^(["'])(.*)\1$/.exec(text) ?? []
  // '"One" and "two"' also begins and ends with a quote, but its next quote follows a letter.
  const isAround = quote !== '' && (quote === "'" || !/^[^"]*[^\s("]"/.test(inner))
  const plain = isAround ? inner : text
  return `"${plain
    .replace(/\\(["\\])/g, '$1')
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')}"`
}
