import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Topic } from '#content/schema/page.ts'
import { useTopic } from '../inquiry/formAddress.ts'
import { InquiryForm } from '../inquiry/InquiryForm.tsx'
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

/** The forms in order, with the anchors of their panels. */
const FORMS = [
  { tab: 'general', panel: 'general-contact', kind: 'contact' },
  { tab: 'demo', panel: 'book-demo', kind: 'demo' },
] as const

type Tab = (typeof FORMS)[number]['tab']

interface ContactFormsProps {
  tabs: { label: string } & Record<Tab, string>
  texts: Record<Tab, { heading: string; text: string }>
  topics: readonly Topic[]
  /** Confirm a form sent without JavaScript: the server redirects to their anchors. */
  sent: readonly { id: string; title: string; text: string }[]
}

/** The two forms of /contact behind tabs (specification, points 2 and 4); the address holds the tab. */
export function ContactForms({ tabs, texts, topics, sent }: ContactFormsProps) {
  const [query, setQuery] = useSearchParams()
  const { hash } = useLocation()
  const topic = useTopic(topics)
  const list = useRef<HTMLDivElement>(null)
  // Not while hydrating, which it would prolong.
  const ready = useDeferredValue(true, false)
  const isDemo = query.get('tab') === 'demo' || (!query.has('tab') && hash === '#book-demo')

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
    const heading = document.querySelector<HTMLElement>('#forms section:not([data-closed]) h2')
    heading?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }, [topic])

  const select = (tab: Tab) => {
    const changed = new URLSearchParams(query)
    changed.set('tab', tab)
    setQuery(changed, { replace: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const other = isDemo ? 'general' : 'demo'
    event.preventDefault()
    select(other)
    document.getElementById(`tab-${other}`)?.focus()
  }
  const forms = FORMS.map((form) => ({ ...form, isOpen: (form.tab === 'demo') === isDemo }))
  return (
    <div id="forms">
      {sent.map(({ id, title, text }) => (
        <Box key={id} id={id} role="status" tabIndex={-1}>
          <h2>{title}</h2>
          <p>{text}</p>
        </Box>
      ))}
      <TabList ref={list} role={ready ? 'tablist' : undefined} aria-label={tabs.label} onKeyDown={onKeyDown}>
        {forms.map(({ tab, panel, isOpen }) => (
          <a
            key={tab}
            id={`tab-${tab}`}
            data-selected={isOpen ? '' : undefined}
            href={`?tab=${tab}#${panel}`}
            {...(ready && { role: 'tab', 'aria-selected': isOpen, tabIndex: isOpen ? undefined : -1 })}
            aria-controls={panel}
            {...inPlace(() => select(tab))}
          >
            {tabs[tab]}
          </a>
        ))}
      </TabList>
      <Panels data-ready={ready || undefined}>
        {forms.map(({ tab, panel, kind, isOpen }) => {
          // The form of a topic isn't about everything.
          const own = kind === 'contact' && topic?.heading
          return (
            <section
              key={tab}
              id={panel}
              data-closed={isOpen ? undefined : ''}
              {...(ready && { role: 'tabpanel', 'aria-labelledby': `tab-${tab}` })}
            >
              <h2 tabIndex={-1}>{own || texts[tab].heading}</h2>
              {!own && <p>{texts[tab].text}</p>}
              <InquiryForm kind={kind} topic={isOpen ? topic : undefined} />
            </section>
          )
        })}
      </Panels>
    </div>
  )
}
