import type { YAMLError } from 'yaml'

const FIELD = /^(\s*(?:- )?)([\w]+):\s+(.*)$/
const ENTRY = /^(\s*- )(.*)$/

/**
 * Says in plain words why the front matter cannot be read.
 * @param line the line of the file on which the reader gave up
 */
export function describeYamlError({ code, message }: YAMLError, line: string): string {
  const name = FIELD.exec(line)?.[2] ?? 'this line'
  if (code === 'DUPLICATE_KEY') return `${name} stands here a second time. Remove one of the two.`
  if (/tab/i.test(message)) return 'the line begins with a tab. Indent it with spaces.'
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return `${name} holds a colon followed by a space. Put the text in quotes: ${quoted(line)}`
  if (code === 'MISSING_CHAR' && /quote/i.test(message))
    return `${name} begins with a quote that is not closed. Add one at the end of the text.`
  if (/flow (sequence|map)/i.test(message) || code === 'BAD_COLLECTION_TYPE')
    return `${name} has a bracket that is not closed. Put the text in quotes if the bracket belongs to it.`
  if (
    code === 'BAD_SCALAR_START' ||
    code === 'BAD_ALIAS' ||
    code === 'TAG_RESOLVE_FAILED' ||
    code === 'UNEXPECTED_TOKEN'
  )
    return `${name} begins with a sign that has a meaning of its own here. Put the text in quotes: ${quoted(line)}`
  if (code === 'BAD_INDENT')
    return 'the line is not indented as the one before. Entries of a list stand below each other.'
  return 'the line cannot be read. A field is its name, a colon, a space and a text; a text with : or # in it needs quotes.'
}

function quoted(line: string): string {
  const [, start = '', name = '', text = ''] = FIELD.exec(line) ?? []
  if (name) return `${start.trim()}${start.trim() && ' '}${name}: "${escapeText(text)}"`
  const [, , entry = line.trim()] = ENTRY.exec(line) ?? []
  return `"${escapeText(entry)}"`
}

const escapeText = (text: string) => text.trim().replaceAll('\\', '\\\\').replaceAll('"', '\\"')
