import { chakra } from '@chakra-ui/react'
import type { Benefit } from '#content/schema/program.ts'
import { Icon } from '../../ui/Icon.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'

const inColumns = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: '8',
  breakInside: 'avoid',
} as const

const List = chakra('ul', {
  base: {
    '& li': {
      display: 'grid',
      gridTemplateColumns: '2.75rem 1fr',
      alignItems: 'center',
      py: '4',
      borderTopWidth: '1px',
      borderColor: 'line.base',
      textStyle: 'strong',
      fontWeight: 'medium',
      textWrap: 'pretty',
    },
    '& svg': { color: 'fg.warm' },
  },
  variants: {
    size: {
      normal: {},
      small: {
        // On tablets and in print, where it has the full width.
        mdToLg: inColumns,
        _print: inColumns,
        '& li': { textStyle: 'note', py: '2', gridTemplateColumns: '2.25rem 1fr', lineHeight: '1.4' },
      },
    },
  },
})

interface BenefitListProps {
  benefits: readonly Benefit[]
  size?: 'normal' | 'small'
}

/** Benefits, each with an icon. */
export function BenefitList({ benefits, size = 'normal' }: BenefitListProps) {
  return (
    <List size={size}>
      {benefits.map(({ text, icon }) => (
        <li key={text}>
          <Icon name={icon} size={size === 'small' ? 22 : 26} />
          <span>{keepTogether(text)}</span>
        </li>
      ))}
    </List>
  )
}
