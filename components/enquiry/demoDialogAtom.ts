import { atom } from 'jotai'
import type { Topic } from '#content/schema/page.ts'

/** The demo dialog: closed, or open about a topic (specification, point 4). */
export const demoDialogAtom = atom<{ open: false } | { open: true; topic?: Topic }>({ open: false })
