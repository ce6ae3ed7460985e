/** The text filter of a listing, exactly as `includesText` says. */
export interface TextFilter<Card> {
  /** The cards that contain the text, in their order. */
  find: (text: string) => readonly Card[]
  /** The first of them that is wanted for other reasons too, without a look at those behind it. */
  findFirst: (text: string, isWanted: (card: Card) => boolean) => Card | undefined
}
