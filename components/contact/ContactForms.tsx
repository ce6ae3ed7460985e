import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Topic } from '#content/schema/page.ts'
import { InquiryForm } from '../inquiry/InquiryForm.tsx'
import { useTopic } from '../inquiry/useTopic.ts'
import { noScript } from '../theme/noScript.ts'
import { inPlace } from '../ui/inPlace.ts'

const TabList = chakra('div', {
  base: {
    display: 'flex',
    gap: '6',
    mb: '8',
    borderBottomWidth: '1px',
    _print: { display: 'none' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '3rem',
      mb: '-1px',
      borderBottomWidth: '3px',
      borderColor: 'transparent',
      fontWeight: 'semibold',
      color: 'fg.quiet',
      _hover: { color: 'fg.base' },
    },
    '& a[data-selected]': { color: 'fg.base', borderColor: 'coral.500' },
  },
})

/** One panel shows at a time; without JavaScript both do, and before hydration the address decides. */
const Panels = chakra('div', {
  base: {
    '& > [data-closed]': { display: 'none', [noScript]: { display: 'block' } },
    '& > section + section': { [noScript]: { mt: '18' } },
    '&:not([data-ready]):has(> #book-demo:target) > #general-contact': { display: 'none' },
    '&:not([data-ready]) > #book-demo:target': { display: 'block' },
    '& h2': { textStyle: { base: 'title', lg: 'subheading' } },
    '& h2 + p': { mt: '2', maxW: 'text' },
    '& form': { mt: '6' },
  },
})

type Tab = 'general' | 'demo'

interface ContactFormsProps {
  tabs: { label: string; general: string; demo: string }
  texts: Record<Tab, { heading: string; text: string }>
  topics: readonly Topic[]
  sent: readonly SentNoticeProps[]
}

const PANEL_IDS: Record<Tab, string> = { general: 'general-contact', demo: 'book-demo' }
const ORDER: readonly Tab[] = ['general', 'demo']

/** The two forms of /contact behind tabs (specification, points 2 and 4); the address holds the tab. */
export function ContactForms({ tabs, texts, topics, sent }: ContactFormsProps) {
  const [query, setQuery] = useSearchParams()
  const { hash } = useLocation()
  const topic = useTopic(topics)
  const headings = { general: topic?.heading, demo: undefined }
  const [ready, setReady] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  // A transition, so that it yields to the visitor's input.
  useEffect(() => startTransition(() => setReady(true)), [])
  const tab: Tab =
    query.get('tab') === 'demo' || (!query.has('tab') && hash === '#book-demo') ? 'demo' : 'general'

  // A link from this page leads to the first field.
  useEffect(() => {
    if (hash !== '#forms') return
    document.querySelector<HTMLElement>('#forms input')?.focus({ preventScroll: true })
    // Without its anchor in the address, the link leads here again.
    setQuery(query, { replace: true })
  }, [hash, query, setQuery])

  // A link with a topic is about the form: scrolls to its heading unless the visitor has started reading.
  const arrived = useRef(false)
  useEffect(() => {
    if (!topic || arrived.current) return
    arrived.current = true
    if (window.scrollY > 0) return
    const heading = document.getElementById(PANEL_IDS[tab])?.querySelector('h2')
    heading?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }, [topic, tab])

  const select = (next: Tab) => {
    const changed = new URLSearchParams(query)
    changed.set('tab', next)
    setQuery(changed, { replace: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const other = tab === 'demo' ? 'general' : 'demo'
    event.preventDefault()
    select(other)
    document.getElementById(`tab-${other}`)?.focus()
  }
  return (
    <div id="forms">
      {sent.map((notice) => (
        <SentNotice key={notice.id} {...notice} />
      ))}
      <TabList ref={list} role={ready ? 'tablist' : undefined} aria-label={tabs.label} onKeyDown={onKeyDown}>
        {ORDER.map((name) => (
          <a
            key={name}
            id={`tab-${name}`}
            data-selected={tab === name ? '' : undefined}
            href={`?tab=${name}#${PANEL_IDS[name]}`}
            {...(ready && { role: 'tab', 'aria-selected': tab === name })}
            aria-controls={PANEL_IDS[name]}
            tabIndex={ready && tab !== name ? -1 : undefined}
            {...inPlace(() => select(name))}
          >
            {tabs[name]}
          </a>
        ))}
      </TabList>
      <Panels data-ready={ready || undefined}>
        {ORDER.map((name) => (
          <section
            key={name}
            id={PANEL_IDS[name]}
            data-closed={tab === name ? undefined : ''}
            role={ready ? 'tabpanel' : undefined}
            aria-labelledby={ready ? `tab-${name}` : undefined}
          >
            <h2 tabIndex={-1}>{headings[name] ?? texts[name].heading}</h2>
            {/* The form of a topic isn't about everything. */}
            {!headings[name] && <p>{texts[name].text}</p>}
            <InquiryForm
              kind={name === 'demo' ? 'demo' : 'contact'}
              topic={tab === name ? topic : undefined}
            />
          </section>
        ))}
      </Panels>
    </div>
  )
}

const Box = chakra('div', {
  base: {
    display: 'none',
    scrollMarginTop: '8rem',
    mb: '8',
    p: '5',
    bg: 'bg.tint',
    borderRadius: 'md',
    '&:target': { display: 'block' },
    '& h2': { textStyle: 'strong' },
  },
})

interface SentNoticeProps {
  /** Fragment to which the server redirects after a plain form. */
  id: string
  title: string
  text: string
}

/** Confirms a form sent without JavaScript: visible while its fragment is in the address. */
const SentNotice = ({ id, title, text }: SentNoticeProps) => (
  <Box id={id} role="status" tabIndex={-1}>
    <h2>{title}</h2>
    <p>{text}</p>
  </Box>
)
