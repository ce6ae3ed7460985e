import type { ReactNode } from 'react'

/** One component in the gallery. */
export interface Entry {
  /** Its file under `components/`, without the ending: `sections/list/FaqList`. */
  file: string
  /** What it shows, by a name that says how it differs from the others. The first one is its usual form. */
  states: Readonly<Record<string, ReactNode>>
}

/** The component's name, which is that of its file: the entry's address. */
export const nameOf = ({ file }: Entry) => file.slice(file.lastIndexOf('/') + 1)

/** The folder that it lies in: the entry's group. */
export const groupOf = ({ file }: Entry) => file.slice(0, file.lastIndexOf('/'))
