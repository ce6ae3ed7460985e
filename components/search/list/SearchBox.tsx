import { chakra } from '@chakra-ui/react'
import { type Atom, useStore } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../ui/Icon.tsx'
import { Input } from '../../ui/Input.tsx'
import { filterQuery } from './filters.ts'

const Form = chakra('form', {
  base: {
    position: 'relative',
    '& svg': { position: 'absolute', left: '3', top: '0.875rem', pointerEvents: 'none', color: 'sand.600' },
  },
})

interface SearchBoxProps {
  /** The list to filter (useFilterableList.ts). */
  list: {
    atom: Atom<{ text: string }>
    setText: (text: string) => void
    settle: () => void
    load: () => void
  }
  labels: { search: string; placeholder: string }
  /** Id of the filtered element. */
  controls: string
  /** Page that Enter leads to, with the text as `?q=`. */
  action?: string
}

/**
 * A text box that filters while typing. Before hydration, Enter loads the page with `?q=`. The input is uncontrolled,
 * so that React can't revert typed letters; text from elsewhere (a link, Back, Clear) is written into it.
 */
export function SearchBox({ list, labels, controls, action }: SearchBoxProps) {
  const { atom, setText, settle, load } = list
  const navigate = useNavigate()
  const store = useStore()
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the app took over
  useLayoutEffect(() => {
    const early = input.current?.value
    if (early && early !== store.get(atom).text) setText(early)
    return store.sub(atom, () => {
      const { text } = store.get(atom)
      if (input.current && input.current.value !== text) input.current.value = text
    })
  }, [])
  return (
    <Form
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        settle()
        if (action) navigate(action + filterQuery({ text: store.get(atom).text }))
      }}
    >
      <Icon name="search" />
      <Input
        ref={input}
        type="search"
        name="q"
        dir="auto"
        aria-label={labels.search}
        aria-controls={controls}
        placeholder={labels.placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        pl="2.5rem"
        defaultValue={store.get(atom).text}
        onChange={(event) => setText(event.target.value)}
        onFocus={load}
        onBlur={settle}
      />
    </Form>
  )
}
