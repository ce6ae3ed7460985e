import { chakra } from '@chakra-ui/react'

const Block = chakra('div', {
  base: {
    '& .who': { textStyle: 'label', color: 'fg.warm' },
    '& .aside': { textStyle: 'note', color: 'fg.quiet' },
    '& .words': { textStyle: 'small', lineHeight: '1.35', textWrap: 'pretty', maxW: '36rem' },
  },
  variants: {
    side: {
      counterpart: {},
      you: {
        pl: { base: '4', md: '8' },
        ml: { md: '8' },
        borderLeftWidth: '3px',
        borderColor: 'gold',
        '& .words': { textStyle: 'lead', lineHeight: '1.5' },
      },
    },
  },
})

interface TranscriptLineProps {
  side: 'counterpart' | 'you'
  who: string
  aside?: string | undefined
  text: string
  /** The last words of the counterpart: the focus goes here after each turn. */
  current?: boolean
}

/** What one of the two says. */
export function TranscriptLine({ side, who, aside, text, current = false }: TranscriptLineProps) {
  return (
    <Block side={side} {...(current && { tabIndex: -1, 'data-current': '' })}>
      <p className="who">{who}</p>
      {aside && <p className="aside">{aside}</p>}
      <p className="words">{text}</p>
    </Block>
  )
}
