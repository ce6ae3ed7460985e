import { fold } from './fold.ts'

/** The folded words of a text: runs of letters and numbers. Empty for a text without any. */
export const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
