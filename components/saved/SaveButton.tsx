import { chakra } from '@chakra-ui/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { saveLabels as labels, savedLink } from '#content/labels/labels.ts'
import { noScript } from '../theme/noScript.ts'
import { showToast } from '../toast/toastAtom.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { MoreLink } from '../ui/TextLink.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
import { type SavedKind, savedItemsAtom, toggleSavedAtom } from './savedItems.ts'

/** It needs JavaScript. */
const toggle = {
  [noScript]: { display: 'none' },
  '&[aria-pressed="true"] path': { fill: 'coral.500' },
} as const

const WithLabel = chakra(Button, {
  base: { ...toggle, px: '4', '&[aria-pressed="true"]': { boxShadow: 'inset 0 0 0 1px' } },
})

const IconOnly = chakra(IconButton, {
  base: {
    ...toggle,
    borderRadius: 'sm',
    transition: 'background-color 120ms',
    _hover: { bg: 'color-mix(in srgb, currentColor 12%, transparent)' },
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
  const state = { 'aria-pressed': pressed, onClick }
  if (look === 'button')
    return (
      <WithLabel type="button" look="outline" {...state}>
        <Icon name="bookmark" />
        {pressed ? labels.mark : labels.save}
      </WithLabel>
    )
  return (
    <Tooltip text={pressed ? labels.remove : labels.save}>
      <IconOnly icon="bookmark" size={20} label={`${labels.save}: ${title}`} {...state} />
    </Tooltip>
  )
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
