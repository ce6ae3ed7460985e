import { chakra } from '@chakra-ui/react'
import { type ComponentType, useState } from 'react'
import type { ArenaScript } from '#content/schema/arena.ts'
import { DemoLink } from '../enquiry/DemoLink.tsx'
import { fetchCode } from '../late/fetchCode.ts'
import { Button } from '../ui/Button.tsx'
import { ArenaBriefing, type ArenaBriefingText } from './ArenaBriefing.tsx'
import type { ArenaPracticeProps } from './ArenaPractice.tsx'

/** To be read by those without scripts; no one else fetches it. */
const ScriptText = import.meta.env.SSR ? (await import('./ArenaScriptText.tsx')).ArenaScriptText : undefined

const Stage = chakra('div', {
  base: {
    '& .bar': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '6',
      alignItems: 'baseline',
      pb: '3',
      textStyle: 'note',
      color: 'fg.quiet',
      '& strong': { textStyle: 'label', color: 'gold' },
    },
  },
})

interface ArenaSampleText extends ArenaBriefingText {
  label: string
  note: string
  start: string
  failed: string
  demo: string
}

interface ArenaSampleProps extends ArenaSampleText {
  /** Fetches the script when the sample is about to start. */
  loadScript: () => Promise<ArenaScript>
  /** The script on the server, for readers without scripts. */
  script?: ArenaScript | undefined
}

interface Loaded {
  Practice: ComponentType<ArenaPracticeProps>
  script: ArenaScript
}

/**
 * The scripted sample of AI Arena: the briefing at first, the conversation once someone starts it. Its code and its script
 * arrive at the first sign of interest; without JavaScript the whole script stands there as text.
 */
export function ArenaSample(props: ArenaSampleProps) {
  const { label, note, portrait, briefing, aim, marks, start, failed, demo, loadScript, script } = props
  const [loaded, setLoaded] = useState<Loaded>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = async (): Promise<Loaded> => {
    const [code, words] = await Promise.all([import('./ArenaPractice.tsx'), loadScript()])
    // All faces at once, so that none is missing when its turn comes.
    for (const { image } of Object.values(words.faces)) new Image().src = image.src
    return { Practice: code.ArenaPractice, script: words }
  }
  const begin = () => fetchCode(load).then(setLoaded, () => setHasFailed(true))
  // A failed attempt to be early is no matter: the click tries again.
  const prepare = () => void load().catch(() => undefined)
  return (
    <Stage>
      <p className="bar">
        <strong>{label}</strong> {note}
      </p>
      {loaded ? (
        <loaded.Practice script={loaded.script} aim={aim} />
      ) : (
        <ArenaBriefing portrait={portrait} briefing={briefing} aim={aim} marks={marks}>
          <Button type="button" onPointerEnter={prepare} onFocus={prepare} onClick={begin}>
            {start}
          </Button>
          {hasFailed && <p role="alert">{failed}</p>}
        </ArenaBriefing>
      )}
      <noscript>
        {ScriptText && script && (
          <>
            <ScriptText script={script} />
            <chakra.p pt="6">
              <DemoLink>{demo}</DemoLink>
            </chakra.p>
          </>
        )}
      </noscript>
    </Stage>
  )
}
