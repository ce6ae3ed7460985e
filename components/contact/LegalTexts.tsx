import { chakra } from '@chakra-ui/react'
import type { LegalText } from '#content/schema/site.ts'
import { LegalBody } from '../shell/LegalBody.tsx'
import { Icon } from '../ui/Icon.tsx'

const List = chakra('div', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'line.base',
    _print: {
      breakBefore: 'avoid',
      '& details:not([open])': { breakInside: 'avoid', breakAfter: 'auto' },
      '& details:not([open]) summary': { breakAfter: 'auto' },
    },
    '& details': { borderTopWidth: '1px', borderColor: 'line.base' },
    '& summary': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      minH: '3.5rem',
      textStyle: 'strong',
    },
    '& details[open] summary svg': { transform: 'rotate(180deg)' },
    '& [id]': { pb: '8', scrollMarginTop: '9rem' },
  },
})

/**
 * Privacy, terms and cookies in full: the target of their anchors without JavaScript. An anchor opens its `details`.
 */
export function LegalTexts({ texts }: { texts: readonly LegalText[] }) {
  return (
    <List>
      {texts.map((text) => (
        <details key={text.id}>
          <summary>
            {text.label}
            <Icon name="chevron" />
          </summary>
          <div id={text.id}>
            <LegalBody text={text} />
          </div>
        </details>
      ))}
    </List>
  )
}
