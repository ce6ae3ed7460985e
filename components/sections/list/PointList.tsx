import { chakra } from '@chakra-ui/react'
import type { Theme } from '#content/schema/program.ts'
import type { Point } from '#content/schema/sections.ts'
import { DashList } from '../../ui/DashList.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { keepTogether } from '../../ui/keepTogether.tsx'

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: { base: '4', lg: '8', _print: '3' },
    counterReset: 'point',
    // Lines without titles are closer.
    '&:not(:has(h3))': { rowGap: { base: '2', lg: '3', _print: '1' } },
    // On tablets, an even number of texts is in two columns; on paper, any but three.
    '&:has(h3):has(> :nth-of-type(even):last-of-type)': {
      mdToLg: { gridTemplateColumns: '1fr 1fr', rowGap: '8' },
    },
    _print: {
      '&:is(ul):has(h3)': { gridTemplateColumns: 'repeat(3, 1fr)' },
      '&:has(h3):not(:has(> :nth-of-type(3):last-of-type))': { gridTemplateColumns: '1fr 1fr' },
    },
  },
  variants: {
    columns: {
      2: { gridTemplateColumns: { md: '1fr 1fr', _print: '1fr 1fr' } },
      3: { gridTemplateColumns: { lg: 'repeat(3, 1fr)', _print: 'repeat(3, 1fr)' } },
    },
    /** Ruled on phones, like other folds. */
    isFolded: {
      true: {
        rowGap: { base: '0', md: '4', lg: '8' },
        borderBottomWidth: { mdDown: '1px' },
        '& > li': { borderTopWidth: { mdDown: '1px' } },
        '& > li > svg': { mt: { mdDown: '0.625rem' } },
      },
    },
  },
})

const Item = chakra('li', {
  base: {
    counterIncrement: 'point',
    '&:has(h3)': { maxW: 'text' },
    '& h3': { textStyle: 'strong' },
    '& h3 ~ p, & .title ~ p': { mt: '1' },
    '& summary ~ :last-child': { mb: { mdDown: '4' } },
    '& .lead ~ p': { textStyle: 'aside' },
    '& ul': { textStyle: { base: 'note', md: 'body' }, mt: { md: '1' } },
    '& p ~ ul': { textStyle: 'aside', mt: '3' },
  },
  variants: {
    marker: {
      icon: {
        display: 'grid',
        gridTemplateColumns: '2.75rem 1fr',
        '& > svg': { color: 'fg.warm', mt: '0.0625rem' },
      },
      number: {
        display: 'grid',
        gridTemplateColumns: '2.75rem 1fr',
        alignItems: 'baseline',
        _before: { content: 'counter(point)', textStyle: 'small', color: 'fg.warm' },
      },
    },
    isTeal: { true: { '& > svg': { color: 'fg.accent' } } },
  },
})

interface PointListProps {
  points: readonly (Partial<Omit<Point, 'icon'>> & { icon?: IconName; color?: Theme['color'] })[]
  /** Whether the points have numbers, since their order matters. */
  numbered?: boolean
  /** On wide screens. */
  columns?: 2 | 3
  /** Each text is folded below its title on phones, or each but the first: for answers that only some readers look for. */
  folds?: boolean | 'after the first'
}

/** Points with a title, a text or both, and their icon if they have one, kept apart by white space. */
export function PointList({ points, numbered = false, columns, folds = false }: PointListProps) {
  return (
    <List as={numbered ? 'ol' : 'ul'} columns={columns} isFolded={Boolean(folds)}>
      {points.map(({ icon, color, title, ...point }, index) => (
        <Item
          key={title ?? point.text}
          marker={icon ? 'icon' : numbered ? 'number' : undefined}
          isTeal={color === 'teal'}
        >
          {icon && <Icon name={icon} size={26} />}
          <div>
            {folds ? (
              <Fold isHeading isOpen={folds === 'after the first' && index === 0} title={<h3>{title}</h3>}>
                <Text {...point} />
              </Fold>
            ) : (
              <>
                {title && <h3>{title}</h3>}
                <Text {...point} />
              </>
            )}
          </div>
        </Item>
      ))}
    </List>
  )
}

function Text({ lead, text, items }: Partial<Point>) {
  return (
    <>
      {lead && <p className="lead">{keepTogether(lead)}</p>}
      {text && <p>{keepTogether(text)}</p>}
      {items && <DashList items={items} />}
    </>
  )
}
