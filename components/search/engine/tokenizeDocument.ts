import type { SearchDocument, Section } from './SearchDocument.ts'
import { type Token, tokenize } from './terms.ts'

/** A text with its tokens: they are looked at again at every letter that is typed. */
export interface TokenizedText {
  text: string
  tokens: readonly Token[]
}

/** A document with the tokens of its texts. */
export interface TokenizedDocument extends Pick<SearchDocument, 'url' | 'kind'> {
  title: TokenizedText
  keywords: readonly TokenizedText[]
  sections: readonly { id: string; heading: TokenizedText; body: TokenizedText }[]
}

export function tokenizeDocument({
  url,
  kind,
  title,
  keywords,
  sections,
}: SearchDocument): TokenizedDocument {
  return {
    url,
    kind,
    title: tokenizeText(title),
    keywords: keywords?.map(tokenizeText) ?? [],
    sections: sections.map(tokenizeSection),
  }
}

const tokenizeText = (text: string): TokenizedText => ({ text, tokens: tokenize(text) })

const tokenizeSection = ({ id, heading, text }: Section) => ({
  id,
  heading: tokenizeText(heading),
  body: tokenizeText(text),
})
