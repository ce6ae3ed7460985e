import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { ArenaScript } from '#content/schema/arenaScript.ts'
import { DemoLink } from '../inquiry/DemoLink.tsx'
import { fetchCode, prefetchOnIntent } from '../late/fetchCode.ts'
import { Button } from '../ui/Button.tsx'
import { ArenaBriefing, type ArenaText } from './ArenaBriefing.tsx'

/** Shown only without JavaScript; otherwise it isn't loaded. */
const ScriptText = import.meta.env.SSR ? (await import('./ArenaScriptText.tsx')).ArenaScriptText : undefined

const Bar = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    alignItems: 'baseline',
    pb: '3',
    textStyle: 'aside',
    '& strong': { textStyle: 'label', color: { base: 'gold', _print: 'fg.warm' } },
  },
})

interface ArenaSampleProps extends ArenaText {
  /** Loads the script when the sample is about to start. */
  loadScript: () => Promise<ArenaScript>
  /** The script as server-rendered text, for readers without JavaScript. */
  script?: ArenaScript | undefined
}

/**
 * The scripted sample of AI Arena: first the briefing, then the conversation. Its code and script load at the first
 * sign of interest; without JavaScript the whole script is shown as text.
 */
export function ArenaSample(props: ArenaSampleProps) {
  const { label, note, marks, start, failed, demo, loadScript, script, ...briefing } = props
  const load = async () => {
    const [code, words] = await Promise.all([import('./ArenaPractice.tsx'), loadScript()])
    // All faces at once, so that none is missing when its turn comes.
    for (const { image } of Object.values(words.faces)) new Image().src = image.src
    return { Practice: code.ArenaPractice, script: words }
  }
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>()
  const [hasFailed, setHasFailed] = useState(false)
  const begin = () => fetchCode(load).then(setLoaded, () => setHasFailed(true))
  return (
    <div>
      <Bar>
        <strong>{label}</strong> {note}
      </Bar>
      {loaded ? (
        <loaded.Practice script={loaded.script} aim={briefing.aim} marks={marks} />
      ) : (
        <ArenaBriefing {...briefing}>
          <Button type="button" onClick={begin} {...prefetchOnIntent(load)}>
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
    </div>
  )
}
