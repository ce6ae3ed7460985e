import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { saveLabels as labels, savedLink } from '#content/labels/labels.ts'
import { noScript } from '../theme/noScript.ts'
import { showToast } from '../toast/toastAtom.ts'
import { Icon } from '../ui/Icon.tsx'
import { MoreLink } from '../ui/TextLink.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { type SavedKind, savedItemsAtom, toggleSavedAtom } from './savedItems.ts'

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '2.75rem',
    minW: '2.75rem',
    borderRadius: 'sm',
    textStyle: 'label',
    transition: 'background-color 120ms',
    // It needs JavaScript.
    [noScript]: { display: 'none' },
    _hover: { bg: 'color-mix(in srgb, currentColor 12%, transparent)' },
    '&[aria-pressed="true"] path': { fill: 'coral.500' },
  },
  variants: {
    look: {
      icon: { mr: '-3' },
      button: {
        minH: '3rem',
        px: '4',
        borderWidth: '1.5px',
        borderColor: 'currentColor',
        '&[aria-pressed="true"]': { boxShadow: 'inset 0 0 0 1px' },
      },
    },
  },
})

interface SaveButtonProps {
  kind: SavedKind
  id: string
  /** Title of the item, for the accessible name. */
  title: string
  /** "icon" is for rows of icons and hides the label. */
  look: 'button' | 'icon'
}

/** Saves an article or a module in the visitor's browser, or removes it (docs/controls.md, row 43). */
export function SaveButton({ kind, id, title, look }: SaveButtonProps) {
  const pressed = useAtomValue(savedItemsAtom)[kind].includes(id)
  const toggle = useSetAtom(toggleSavedAtom)
  const onClick = () => {
    const { saved, stored } = toggle(kind, id)
    const notice = !saved ? labels.removedToast : stored ? labels.savedToast : labels.visitToast
    showToast({ ...notice, tone: 'success' })
  }
  const button = (
    <Toggle
      type="button"
      look={look}
      aria-pressed={pressed}
      aria-label={look === 'icon' ? `${labels.save}: ${title}` : undefined}
      onClick={onClick}
    >
      <Icon name="bookmark" />
      {look === 'button' && (pressed ? labels.mark : labels.save)}
    </Toggle>
  )
  if (look === 'button') return button
  return <Tooltip text={pressed ? labels.remove : labels.save}>{button}</Tooltip>
}

/** On the page of an article or a module: saves it, and leads to the saved items once there are any. */
export function SaveActions(item: Omit<SaveButtonProps, 'look'>) {
  const { articles, modules } = useAtomValue(savedItemsAtom)
  const count = articles.length + modules.length
  return (
    <>
      <SaveButton {...item} look="button" />
      {count > 0 && <MoreLink label={`${savedLink.label} (${count})`} href={savedLink.href} />}
    </>
  )
}
