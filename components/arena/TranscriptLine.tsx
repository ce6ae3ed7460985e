import { chakra } from '@chakra-ui/react'
import type { ArenaScript } from '#content/schema/arenaScript.ts'
import { stackEnlarged } from '../theme/enlarged.ts'
import { Picture } from '../ui/Picture.tsx'

const Block = chakra('div', {
  base: {
    '& .who': { textStyle: 'eyebrow' },
    '& .aside': { textStyle: 'aside' },
    '& .words': { textStyle: 'small', lineHeight: '1.35', textWrap: 'pretty', maxW: '36rem' },
  },
  variants: {
    side: {
      /** The face at the left; on phones beside the name, with the words below both. */
      counterpart: {
        display: 'grid',
        gridTemplateColumns: { base: '7.5rem 1fr', md: '10rem 1fr' },
        gridTemplateRows: { md: 'auto 1fr' },
        columnGap: { base: '4', md: '8' },
        rowGap: { base: '4', md: '1' },
        alignItems: { base: 'center', md: 'start' },
        ...stackEnlarged,
        '& img': { width: '100%', borderRadius: '50%', gridRow: { md: 'span 2' } },
        '& .words': { gridColumn: { base: '1 / -1', md: '2' } },
      },
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
      </div>
      <p className="words">{text}</p>
    </Block>
  )
}
