import { chakra } from '@chakra-ui/react'

const Block = chakra('div', {
  base: {
    mdToLg: { display: 'grid', gridTemplateColumns: '5fr 7fr', columnGap: '8', alignItems: 'end' },
    '& .figure': {
      textStyle: 'display',
      fontSize: 'min(clamp(5.5rem, 3.5rem + 8vw, 10rem), 28vw)',
      lineHeight: '0.9',
    },
    '& .bars': {
      display: 'grid',
      gridTemplateColumns: '4.5rem 1fr',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      textStyle: 'label',
      mt: { base: '8', md: '0', lg: '8' },
    },
    '& svg': { display: 'block', width: '100%', height: '2.5rem' },
    '& .cost': { fill: 'line.strong' },
    '& .value': { fill: 'coral.500' },
    '& .note': { textStyle: 'body', textWrap: 'pretty', mt: '6', maxW: '30rem', gridColumn: '2' },
  },
})

interface ReturnFigureProps {
  /** "3.2x" */
  figure: string
  /** The same as a number. */
  multiple: number
  note: string
  labels: { cost: string; value: string }
}

const GAP = 0.06

/** A return as a multiple of the cost: one block for the cost, several for the return. */
export function ReturnFigure({ figure, multiple, note, labels }: ReturnFigureProps) {
  const whole = Math.floor(multiple)
  const blocks = [...Array.from({ length: whole }, () => 1), multiple - whole].filter((part) => part > 0)
  const viewBox = `0 0 ${Math.ceil(multiple * 10) / 10 + GAP * whole} 0.5`
  return (
    <Block>
      <p className="figure">{figure}</p>
      <div className="bars">
        <span>{labels.cost}</span>
        <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
          <rect className="cost" width="1" height="0.5" />
        </svg>
        <span>{labels.value}</span>
        <svg viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
          {blocks.map((width, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places
              key={index}
              className="value"
              x={index * (1 + GAP)}
              width={width}
              height="0.5"
            />
          ))}
        </svg>
      </div>
      <p className="note">{note}</p>
    </Block>
  )
}
