import type { ReactNode } from 'react'

/** A component in the gallery. */
export interface Entry {
  /** Its file under `components/`, without extension: `sections/list/FaqList`. */
  file: string
  /** The component in each of its states, by a name that says how the state differs. The first one is the default. */
  states: Readonly<Record<string, ReactNode>>
}

/** The component's name, taken from its file; `?section=` in the URL. */
export const nameOf = ({ file }: Entry) => file.slice(file.lastIndexOf('/') + 1)

/** The component's folder, used as the entry's group. */
export const groupOf = ({ file }: Entry) => file.slice(0, file.lastIndexOf('/'))
