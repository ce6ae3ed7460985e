import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { PointList } from '../sections/list/PointList.tsx'

const Block = chakra('section', {
  base: {
    '* + &': { mt: { base: '8', md: '12', _print: '4' } },
    textStyle: 'note',
    '& h2': { textStyle: 'subheading', mb: '5' },
  },
})

interface PointBlockProps extends ComponentProps<typeof PointList> {
  id: string
  heading: string
}

/** Points below a heading, as a part of a column. */
export const PointBlock = ({ id, heading, ...list }: PointBlockProps) => (
  <Block aria-labelledby={id}>
    <h2 id={id} tabIndex={-1}>
      {heading}
    </h2>
    <PointList {...list} />
  </Block>
)
