import { chakra } from '@chakra-ui/react'
import { type Atom, useStore } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { fieldRecipe } from '../theme/recipes/field.ts'
import { Icon } from '../ui/Icon.tsx'
import { useFollowed } from './useFollowed.ts'

const Form = chakra('form', {
  base: {
    position: 'relative',
    '& svg': { position: 'absolute', left: '3', top: '0.875rem', pointerEvents: 'none', color: 'sand.600' },
  },
})

const Input = chakra('input', fieldRecipe)

interface TextBoxProps {
  label: string
  placeholder: string
  /** Filters whose text stands in the box, and which it alone follows letter by letter. */
  atom: Atom<{ text: string }>
  /** Id of what the text filters. */
  controls: string
  onChange: (text: string) => void
  /** The text is final for now: Enter, or the focus has left. */
  onSettle: () => void
  /** First sign of use. */
  onIntent?: () => void
}

interface SearchBoxProps extends TextBoxProps {
  /** Another page that Enter leads to, with the text as `?q=`. */
  action?: string
}

/** A text box that filters as one types. Enter before the app has taken over loads the page with `?q=`. */
export function SearchBox({ action, ...box }: SearchBoxProps) {
  const navigate = useNavigate()
  const store = useStore()
  return (
    <Form
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        box.onSettle()
        if (action) navigate(`${action}?${new URLSearchParams({ q: store.get(box.atom).text })}`)
      }}
    >
      <Icon name="search" />
      <TextBox {...box} />
    </Form>
  )
}

function TextBox({ label, placeholder, atom, controls, onChange, onSettle, onIntent }: TextBoxProps) {
  const { text } = useFollowed(atom)
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the app took over
  useLayoutEffect(() => {
    const early = input.current?.value
    if (early && early !== text) onChange(early)
  }, [])
  return (
    <Input
      ref={input}
      type="search"
      name="q"
      dir="auto"
      aria-label={label}
      aria-controls={controls}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      pl="10"
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onFocus={onIntent}
      onBlur={onSettle}
    />
  )
}
