/** With its frame of 12 characters a word of RFC 2047 may have 75: room for 45 bytes in base 64. */
const MOST_BYTES = 45

/**
 * A subject that arrives as its letters. What looks like an encoded word (RFC 2047) would be decoded by whoever reads the
 * mail, line breaks and all, so such a subject is encoded as a whole; any other one is left to the mailer.
 */
export function encodeSubject(subject: string): string {
  if (!subject.includes('=?')) return subject
  const words = ['']
  for (const letter of subject) {
    const word = words.at(-1) ?? ''
    if (Buffer.byteLength(word + letter) > MOST_BYTES) words.push(letter)
    else words[words.length - 1] = word + letter
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}
