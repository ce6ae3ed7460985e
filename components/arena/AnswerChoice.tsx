import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { ArenaChoice } from '#content/schema/arenaScript.ts'
import { Icon } from '../ui/Icon.tsx'

const Group = chakra('div', {
  base: {
    '& h3': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '6',
      textStyle: 'strong',
      pb: '3',
    },
    '& h3 span': { textStyle: 'label', color: 'fg.quiet' },
    '& li': { borderTopWidth: '1px' },
    '& li:last-of-type': { borderBottomWidth: '1px' },
    '& button': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      columnGap: '6',
      width: '100%',
      py: '4',
      px: { md: '4' },
      textAlign: 'left',
      transition: 'background-color 120ms',
      _hover: { bg: 'color-mix(in srgb, currentColor 10%, transparent)' },
      '& svg': { color: 'fg.warm', transition: 'transform 120ms' },
      '&:hover svg': { transform: 'translateX(4px)' },
    },
  },
})

interface AnswerChoiceProps {
  label: string
  /** "Turn 2 of 3" */
  turn: string
  choices: readonly ArenaChoice[]
  onSay: (choice: number) => void
}

/** The answers to choose from. */
export function AnswerChoice({ label, turn, choices, onSay }: AnswerChoiceProps) {
  const id = useId()
  return (
    <Group role="group" aria-labelledby={id}>
      <h3 id={id}>
        {label} <span>{turn}</span>
      </h3>
      <ul>
        {choices.map(({ text }, index) => (
          <li key={text}>
            <button type="button" onClick={() => onSay(index)}>
              “{text}”
              <Icon name="speech" />
            </button>
          </li>
        ))}
      </ul>
    </Group>
  )
}
