/** An encoded word (RFC 2047) may have 75 characters, 12 of them delimiters: room for 45 bytes in base64. */
const MAX_WORD_BYTES = 45

/**
 * Encodes a subject so that it arrives verbatim. Mail programs would decode text that looks like an encoded word (RFC
 * 2047), line breaks included, so such a subject is encoded as a whole; any other is left to the mailer.
 */
export function encodeSubject(subject: string): string {
  if (!subject.includes('=?')) return subject
  const words = ['']
  for (const letter of subject) {
    const word = words.at(-1) ?? ''
    if (Buffer.byteLength(word + letter) > MAX_WORD_BYTES) words.push(letter)
    else words[words.length - 1] = word + letter
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}
