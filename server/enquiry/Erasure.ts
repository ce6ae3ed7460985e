/** What to erase: everything from one sender (compared case-insensitively) or one enquiry. */
export type Erasure = { email: string } | { id: string }
