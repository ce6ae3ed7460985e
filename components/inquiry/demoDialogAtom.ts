import { atom } from 'jotai'
import type { Topic } from '#content/schema/page.ts'

/** Closed, or open about a topic; `href` is the address of the same form as a page. */
export type DemoDialogState = { open: false } | { open: true; topic?: Topic | undefined; href: string }

/** The demo dialog (specification, point 4). */
export const demoDialogAtom = atom<DemoDialogState>({ open: false })
