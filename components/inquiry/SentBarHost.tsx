import { useAtom, useAtomValue } from 'jotai'
import { Late } from '../late/Late.tsx'
import { useShell } from '../shell/ShellContext.tsx'
import { useOnNewPage } from '../shell/useOnNewPage.ts'
import { toastAtom } from '../toast/toastAtom.ts'
import { sentAtom } from './sentAtom.ts'

const load = () => import('./SentBar.tsx')

/**
 * Renders the confirmation that remains once the notification, which says the same in the same corner, is gone.
 * Navigation dismisses it.
 */
export function SentBarHost() {
  const { site } = useShell()
  const [sent, setSent] = useAtom(sentAtom)
  const toast = useAtomValue(toastAtom)
  const close = () => setSent(null)
  useOnNewPage(close)
  if (!sent || toast) return null
  return (
    // The notification was shown, so a failure doesn't matter.
    <Late load={load} onFail={close}>
      {({ SentBar }) => <SentBar {...sent} {...site.confirmation} onClose={close} />}
    </Late>
  )
}
