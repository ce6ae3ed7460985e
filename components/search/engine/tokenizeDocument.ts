import type { SearchDocument } from './SearchDocument.ts'
import { type Token, tokenize } from './terms.ts'

/** A text with its tokens, cached because every keystroke needs them. */
export interface TokenizedText {
  text: string
  tokens: readonly Token[]
}

/** A document with the tokens of its texts. */
export interface TokenizedDocument extends Pick<SearchDocument, 'url' | 'kind'> {
  title: TokenizedText
  keywords: readonly string[]
  sections: readonly { id: string; heading: TokenizedText; body: TokenizedText }[]
}

/** Tokenizes all texts of a document. */
export const tokenizeDocument = ({
  title,
  keywords = [],
  sections,
  ...rest
}: SearchDocument): TokenizedDocument => ({
  ...rest,
  title: tokenizeText(title),
  keywords,
  sections: sections.map(({ id, heading, text }) => ({
    id,
    heading: tokenizeText(heading),
    body: tokenizeText(text),
  })),
})

const tokenizeText = (text: string): TokenizedText => ({ text, tokens: tokenize(text) })
