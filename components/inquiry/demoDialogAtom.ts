import { atom } from 'jotai'
import type { Topic } from '#content/schema/page.ts'

/** The open demo dialog (specification, point 4): its topic, and the address of the same form as a page. */
export const demoDialogAtom = atom<{ topic: Topic | undefined; href: string } | null>(null)
