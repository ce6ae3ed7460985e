import { chakra } from '@chakra-ui/react'
import { type ComponentType, useState } from 'react'
import type { ArenaScript } from '#content/schema/arena.ts'
import { DemoLink } from '../enquiry/DemoLink.tsx'
import { Button } from '../ui/Button.tsx'

/** To be read by those without scripts; nobody else fetches it. */
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

const Briefing = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: '7fr 4fr' },
    columnGap: '18',
    rowGap: '8',
    pt: '2',
    '& dl': { borderTopWidth: '1px', borderColor: 'line.base' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: { md: '10rem 1fr' },
      columnGap: '6',
      py: '4',
      borderBottomWidth: '1px',
      borderColor: 'line.base',
    },
    '& dt': { textStyle: 'label', color: 'fg.warm' },
    '& .marks': {
      alignSelf: 'end',
      '& h3': { textStyle: 'small', pb: '3' },
      '& li': { textStyle: 'note', py: '2', borderTopWidth: '1px', borderColor: 'line.base' },
    },
    '& .start': {
      '@media (scripting: none)': { display: 'none' },
      '& [role="alert"]': { textStyle: 'note', mt: '3' },
    },
  },
})

export interface ArenaSampleText {
  label: string
  note: string
  briefing: readonly { label: string; text: string }[]
  marks: { heading: string; items: readonly { title: string; text: string }[] }
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
  Practice: ComponentType<{ script: ArenaScript }>
  script: ArenaScript
}

/**
 * The scripted sample of AI Arena: the briefing at first, the conversation once somebody starts it. Its code and its script
 * arrive at the first sign of interest; without JavaScript the whole script stands there as text.
 */
export function ArenaSample(props: ArenaSampleProps) {
  const { label, note, briefing, marks, start, failed, demo, loadScript, script } = props
  const [loaded, setLoaded] = useState<Loaded>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = async (): Promise<Loaded> => {
    const [code, words] = await Promise.all([import('./ArenaPractice.tsx'), loadScript()])
    return { Practice: code.ArenaPractice, script: words }
  }
  const begin = () => load().then(setLoaded, () => setHasFailed(true))
  // A failed attempt to be early is no matter: the click tries again.
  const prepare = () => void load().catch(() => undefined)
  return (
    <Stage>
      <p className="bar">
        <strong>{label}</strong> {note}
      </p>
      {loaded ? (
        <loaded.Practice script={loaded.script} />
      ) : (
        <Briefing>
          <dl>
            {briefing.map((item) => (
              <div key={item.label}>
                <dt>{item.label}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
          <div className="marks">
            <h3>{marks.heading}</h3>
            <ul>
              {marks.items.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}:</strong> {text}
                </li>
              ))}
            </ul>
          </div>
          <div className="start">
            <Button type="button" onPointerEnter={prepare} onFocus={prepare} onClick={begin}>
              {start}
            </Button>
            {hasFailed && <p role="alert">{failed}</p>}
          </div>
        </Briefing>
      )}
      <noscript>
        {ScriptText && script && (
          <>
            <ScriptText script={script} />
            <DemoLink>{demo}</DemoLink>
          </>
        )}
      </noscript>
    </Stage>
  )
}
