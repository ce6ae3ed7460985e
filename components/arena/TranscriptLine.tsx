import { chakra } from '@chakra-ui/react'
import type { ArenaScript } from '#content/schema/arenaScript.ts'
import { Picture } from '../ui/Picture.tsx'
import { besideFace } from './Stage.tsx'

const Block = chakra('div', {
  base: {
    '& .who': { textStyle: 'eyebrow' },
    '& .aside': { textStyle: 'aside' },
    '& .words': { textStyle: 'small', lineHeight: '1.35', textWrap: 'pretty', maxW: '36rem' },
  },
  variants: {
    side: {
      counterpart: besideFace,
      you: {
        pl: { base: '4', md: '8' },
        ml: { md: '8' },
        borderLeftWidth: '3px',
        borderColor: 'gold',
        '& .words': { textStyle: 'lead', textWrap: 'pretty', lineHeight: '1.5' },
      },
    },
  },
})

interface TranscriptLineProps {
  who: string
  /** The facial expression of the counterpart; the visitor has none. */
  face?: ArenaScript['faces'][keyof ArenaScript['faces']]
  aside?: string | undefined
  text: string
  /** Whether it is the latest line of the counterpart, which receives the focus after each turn. */
  current?: boolean
}

/** A line of the conversation, with the face of the counterpart. */
export function TranscriptLine({ who, face, aside, text, current = false }: TranscriptLineProps) {
  return (
    <Block side={face ? 'counterpart' : 'you'} {...(current && { tabIndex: -1, 'data-current': '' })}>
      {face && <Picture image={face.image} eager />}
      <div>
        <p className="who">
          {who}
          {face && `, ${face.text}`}
        </p>
        {aside && <p className="aside">{aside}</p>}
        <p className="words">{text}</p>
      </div>
    </Block>
  )
}
