import { atom, useAtom, useSetAtom } from 'jotai'
import { type ComponentType, useEffect } from 'react'
import { prefetchOnIntent } from '../late/fetchCode.ts'
import { Late } from '../late/Late.tsx'
import { inPlace } from '../ui/inPlace.ts'
import { announceLoading } from './notice.ts'
import { useShell } from './ShellContext.tsx'
import { useFallBack } from './useFallBack.ts'

export interface DialogProps {
  onClose: () => void
}

/** A dialog whose code loads when it is asked for. */
interface LateDialog {
  load: () => Promise<ComponentType<DialogProps>>
  /** The address that does the same as a page. */
  href: string
}

/** The dialogs that were asked for, the topmost last. */
const dialogsAtom = atom<readonly LateDialog[]>([])

/**
 * For links that open a dialog, even above another one; without JavaScript, or if its code can't be loaded, they lead to its
 * address.
 * @returns a function that makes the props of a link from its dialog
 */
export function useDialogLink() {
  const setDialogs = useSetAtom(dialogsAtom)
  return (dialog: LateDialog) => ({
    href: dialog.href,
    'aria-haspopup': 'dialog' as const,
    ...prefetchOnIntent(dialog.load),
    ...inPlace(() => setDialogs((open) => [...open.filter(({ href }) => href !== dialog.href), dialog])),
  })
}

/** Renders the dialogs that links open. */
export function DialogHost() {
  const [dialogs, setDialogs] = useAtom(dialogsAtom)
  const fallBack = useFallBack()
  return dialogs.map((dialog) => {
    const close = () => setDialogs((open) => open.filter((other) => other !== dialog))
    return (
      <Late
        key={dialog.href}
        load={dialog.load}
        pending={<LoadingNotice />}
        onFail={() => {
          close()
          fallBack(dialog.href)
        }}
      >
        {(Dialog) => <Dialog onClose={close} />}
      </Late>
    )
  })
}

/** Announces that something is loading, unless it arrives quickly. */
function LoadingNotice() {
  const { site } = useShell()
  useEffect(() => {
    announceLoading(site.late.loading)
    return () => announceLoading(null)
  }, [site])
  return null
}
