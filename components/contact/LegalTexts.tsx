import { chakra } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { LegalText } from '#content/labels/legalTexts.ts'
import { LegalBody } from '../shell/LegalBody.tsx'
import { Section } from '../ui/Section.tsx'
import { TextAnchor } from '../ui/TextLink.tsx'

const Documents = chakra('div', {
  base: {
    '&:not([data-shown]):not(:has(:target))': { display: 'none' },
    '& nav ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6', mb: '8' },
    '& article + article': { mt: '18' },
    '& h2': { textStyle: 'title', mb: '4' },
  },
})

/**
 * The legal texts in full, below a list of them. Only for their addresses: the dialogs show them to everyone else.
 */
export function LegalTexts({ texts, label }: { texts: readonly LegalText[]; label: string }) {
  const { hash } = useLocation()
  const shown = texts.find(({ id }) => hash === `#${id}`)?.id
  useEffect(() => {
    const text = shown && document.getElementById(shown)
    // A step on the page sets no target and doesn't scroll.
    if (text && !text.matches(':target')) text.scrollIntoView()
  }, [shown])
  return (
    <Documents data-shown={shown}>
      <Section unnamed>
        <nav aria-label={label}>
          <ul>
            {texts.map((text) => (
              <li key={text.id}>
                <TextAnchor href={`#${text.id}`} data-vike="false" look="standalone">
                  {text.label}
                </TextAnchor>
              </li>
            ))}
          </ul>
        </nav>
        {texts.map((text) => (
          <article key={text.id} id={text.id} aria-label={text.label}>
            <h2>{text.label}</h2>
            <LegalBody text={text} />
          </article>
        ))}
      </Section>
    </Documents>
  )
}
