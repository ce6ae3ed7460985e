import { useSetAtom, type WritableAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'

interface WithAtomProps<Value> {
  atom: WritableAtom<unknown, [Value], void>
  value: Value
  children: ReactNode
}

/** Sets an atom, for states that depend on another part of the page, such as a sent enquiry. */
export function WithAtom<Value>({ atom, value, children }: WithAtomProps<Value>) {
  const set = useSetAtom(atom)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as a visitor would bring it about
  useEffect(() => set(value), [])
  return children
}
