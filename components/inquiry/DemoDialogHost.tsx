import { useAtom } from 'jotai'
import { Late } from '../late/Late.tsx'
import { ComingNotice } from '../shell/ComingNotice.tsx'
import { useFallBack } from '../shell/useFallBack.ts'
import { demoDialogAtom } from './demoDialogAtom.ts'

/** Loads the dialog's code: on the first sign of intent, at the latest when it opens. */
export const loadDemoDialog = async () => {
  // In parallel, because the dialog starts the form as soon as it is shown.
  const [{ DemoDialog }] = await Promise.all([import('./DemoDialog.tsx'), import('./sendInquiry.ts')])
  return { DemoDialog }
}

/** Renders the demo dialog; its code loads when it first opens. */
export function DemoDialogHost() {
  const [dialog, setDialog] = useAtom(demoDialogAtom)
  const fallBack = useFallBack()
  const close = () => setDialog(null)
  if (!dialog) return null
  return (
    <Late
      load={loadDemoDialog}
      pending={<ComingNotice />}
      onFail={() => {
        close()
        fallBack(dialog.href)
      }}
    >
      {({ DemoDialog }) => <DemoDialog topic={dialog.topic} onClose={close} />}
    </Late>
  )
}
