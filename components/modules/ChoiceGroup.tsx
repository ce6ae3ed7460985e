import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { Plural } from '#content/schema/fields.ts'
import { fillPlural } from '#content/schema/fill.ts'

const Group = chakra('fieldset', {
  base: {
    mt: { base: '3', lg: '6' },
    '& legend': { textStyle: 'label', mb: '2', lgDown: { display: 'none' } },
    '& .choices': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', lg: '1fr' },
      gap: { base: '2', lg: '0' },
    },
    '& button': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '3',
      minH: '2.75rem',
      px: '3',
      py: '2',
      textStyle: 'note',
      lineHeight: '1.3',
      textAlign: 'left',
      borderWidth: { base: '1px', lg: '0' },
      borderColor: 'line.base',
      borderRadius: 'sm',
      transition: 'background-color 120ms',
      '@media (hover: hover)': {
        '&:hover': { bg: 'bg.sand' },
        // A pressed button keeps its dark background.
        '&[aria-pressed="true"]:hover': { bg: 'teal.700' },
      },
      '@media (pointer: fine)': { lg: { minH: '2.375rem' } },
    },
    '& .count': { textStyle: 'fine', color: 'fg.quiet', fontVariantNumeric: 'tabular-nums' },
    '& .count span': { srOnly: true },
    '& button[data-none][aria-pressed="false"] > :first-child': { color: 'fg.quiet' },
    '& button[aria-pressed="true"]': {
      bg: 'teal.900',
      borderColor: 'teal.900',
      color: 'sand.0',
      fontWeight: 'semibold',
      '& > *': { color: 'inherit' },
    },
  },
})

/** A choice between values, or none of them. */
export interface Choosable {
  name: string
  label: string
  /** Label of the choice that stands for no choice. */
  all: string
  choices: readonly string[]
  active: string | null
  /** Number of entries a choice would leave; null means All. */
  countOf: (choice: string | null) => number
  /** The noun after a count. */
  noun: Plural
  onChoose: (choice: string | null) => void
}

interface ChoiceGroupProps extends Choosable, Pick<ComponentProps<typeof Group>, 'display'> {
  id: string
}

/** Toggle buttons of which one is pressed: All, or one choice. Each shows how many entries it would leave. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, label, all, choices, active, countOf, noun, onChoose, display } = props
  return (
    <Group id={id} display={display} aria-label={label}>
      <legend>{label}</legend>
      <div className="choices">
        {[null, ...choices].map((choice, index) => {
          const count = countOf(choice)
          return (
            <button
              key={choice ?? ''}
              type="button"
              aria-pressed={choice === active}
              aria-describedby={`${id}-${index}`}
              data-none={count === 0 || undefined}
              onClick={() => onChoose(choice)}
            >
              <span>{choice ?? all}</span>
              <span className="count" id={`${id}-${index}`} aria-hidden="true">
                {count}
                <span> {fillPlural(noun, { count })}</span>
              </span>
            </button>
          )
        })}
      </div>
    </Group>
  )
}
