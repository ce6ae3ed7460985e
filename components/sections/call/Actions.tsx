import type { Action } from '#content/schema/sections.ts'
import { ContactLink } from '../../inquiry/ContactLink.tsx'
import { DemoLink } from '../../inquiry/DemoLink.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { DownloadLink } from '../../ui/DownloadLink.tsx'

/** The buttons of a hero or of a closing call, the first of them filled. */
export const Actions = ({ actions }: { actions: readonly Action[] }) =>
  actions.map((action, index) => draw(action, index === 0 ? 'solid' : 'outline'))

function draw(action: Action, look: 'solid' | 'outline') {
  switch (action.kind) {
    case 'demo':
      return (
        <DemoLink key={look} look={look}>
          {action.label}
        </DemoLink>
      )
    case 'contact':
      return (
        <ContactLink key={look} look={look} topic={action.topic}>
          {action.label}
        </ContactLink>
      )
    case 'link':
      // The page of the demo form is for visitors without JavaScript; others get the dialog (docs/controls.md, row 3).
      if (action.href === '/demo')
        return (
          <DemoLink key={look} look={look} href={action.href}>
            {action.label}
          </DemoLink>
        )
      return <LinkButton key={look} look={look} label={action.label} href={action.href} />
    case 'download':
      return <DownloadLink key={look} look={look} {...action.file} />
  }
}
