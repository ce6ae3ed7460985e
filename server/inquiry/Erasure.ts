/** What to erase: everything from one sender (compared case-insensitively) or one inquiry. */
export type Erasure = { email: string } | { id: string }
