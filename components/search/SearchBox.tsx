import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { fieldRecipe } from '../theme/recipes/field.ts'
import { Icon } from '../ui/Icon.tsx'

const Form = chakra('form', {
  base: {
    position: 'relative',
    '& svg': { position: 'absolute', left: '3', top: '0.875rem', pointerEvents: 'none', color: 'sand.600' },
  },
})

const Input = chakra('input', fieldRecipe)

interface SearchBoxProps {
  label: string
  placeholder: string
  value: string
  /** Id of what the text filters. */
  controls: string
  onChange: (text: string) => void
  /** The text is final for now: Enter, or the focus has left. */
  onSettle: () => void
  /** First sign of use. */
  onIntent?: () => void
  /** Another page that Enter leads to, with the text as `?q=`. */
  action?: string
}

/** A text box that filters as one types. Enter before the app has taken over loads the page with `?q=`. */
export function SearchBox({
  label,
  placeholder,
  value,
  controls,
  onChange,
  onSettle,
  onIntent,
  action,
}: SearchBoxProps) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the app took over
  useLayoutEffect(() => {
    const early = input.current?.value
    if (early && early !== value) onChange(early)
  }, [])
  return (
    <Form
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        onSettle()
        if (action) navigate(`${action}?${new URLSearchParams({ q: value })}`)
      }}
    >
      <Icon name="search" />
      <Input
        ref={input}
        type="search"
        name="q"
        aria-label={label}
        aria-controls={controls}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        pl="10"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onIntent}
        onBlur={onSettle}
      />
    </Form>
  )
}
