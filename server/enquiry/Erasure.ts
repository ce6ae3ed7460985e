/** What is to be erased: all that a sender sent, in whatever letters the address was typed, or one enquiry. */
export type Erasure = { email: string } | { id: string }
