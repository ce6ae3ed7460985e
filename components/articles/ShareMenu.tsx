import { chakra } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import type { ShareLabels } from '#content/schema/pages/lists.ts'
import { floating } from '../theme/floating.ts'
import { noScript } from '../theme/noScript.ts'
import { copyText } from '../toast/copyText.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useDismissal } from '../ui/useDismissal.ts'

/** A page that can be shared. */
interface Shared {
  title: string
  /** Absolute address. */
  url: string
}

/** A mailto link with the title as subject and the address as text. Mail programs expect %20 for spaces. */
export const mailHref = ({ title, url }: Shared) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`

/** LinkedIn's share page; a plain link, so nothing is loaded from LinkedIn here. */
export const linkedInHref = ({ url }: Shared) =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`

const Menu = chakra('div', {
  base: {
    position: 'relative',
    '& ul': {
      position: 'absolute',
      top: 'calc(100% + 0.5rem)',
      left: '0',
      zIndex: '1',
      display: 'none',
      minW: '12rem',
      py: '2',
      ...floating,
      '&[data-open]': { display: 'block' },
    },
    '& li > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: '100%',
      minH: '2.75rem',
      px: '4',
      textStyle: 'label',
      _hover: { bg: 'bg.sand' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    [noScript]: {
      '& > button, & li button': { display: 'none' },
      '& ul': { display: 'flex', position: 'static', py: '0' },
    },
  },
})

interface ShareMenuProps {
  shared: Shared
  labels: ShareLabels
}

/** Share: the device's share sheet if there is one, otherwise a small menu of links (docs/controls.md, row 42). */
export function ShareMenu({ shared, labels }: ShareMenuProps) {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const { button, handlers } = useDismissal(menu, open, () => setOpen(false))
  const id = useId()

  const share = () => {
    if (!navigator.share) return setOpen(!open)
    navigator.share({ title: shared.title, url: here() }).catch((error: Error) => {
      // Closing the share sheet is a choice too; if it can't open, show the menu.
      if (error.name !== 'AbortError') setOpen(true)
    })
  }
  const copy = () => {
    setOpen(false)
    button.current?.focus()
    void copyText(here(), labels.copied, labels.notCopied)
  }
  return (
    <Menu ref={menu} {...handlers}>
      <Button
        ref={button}
        look="outline"
        px="4"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={share}
      >
        <Icon name="share" />
        {labels.button}
      </Button>
      <ul id={id} aria-label={labels.menu} data-open={open || undefined}>
        <li>
          <button type="button" onClick={copy}>
            <Icon name="link" />
            {labels.copy}
          </button>
        </li>
        <li>
          <a href={mailHref(shared)}>
            <Icon name="mail" />
            {labels.mail}
          </a>
        </li>
        <li>
          <a href={linkedInHref(shared)} target="_blank" rel="noopener external">
            <Icon name="external" />
            {labels.linkedIn}
          </a>
        </li>
      </ul>
    </Menu>
  )
}

/** The address of the page without its query and fragment. */
const here = () => window.location.origin + window.location.pathname
