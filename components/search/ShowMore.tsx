import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../ui/Button.tsx'

interface ShowMoreProps {
  label: string
  /** How many cards are on screen. */
  shown: number
  /** What the cards stand in, each in an `article` whose first link takes the focus. */
  list: RefObject<HTMLElement | null>
  onMore: () => void
}

/** Shows the next cards of a long list. The focus goes on to the first of them. */
export function ShowMore({ label, shown, list, onMore }: ShowMoreProps) {
  const focusAt = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (focusAt.current === undefined || shown <= focusAt.current) return
    list.current?.querySelectorAll('article')[focusAt.current]?.querySelector('a')?.focus()
    focusAt.current = undefined
  }, [shown, list])
  return (
    <Button
      look="outline"
      mt="8"
      onClick={() => {
        focusAt.current = shown
        onMore()
      }}
    >
      {label}
    </Button>
  )
}
