import { useAtom } from 'jotai'
import { Late } from '../late/Late.tsx'
import { ComingNotice } from '../shell/ComingNotice.tsx'
import { useFallBack } from '../shell/useFallBack.ts'
import { demoDialogAtom } from './demoDialogAtom.ts'
import { loadDemoDialog } from './loadDemoDialog.ts'

/** Renders the demo dialog; its code loads when it first opens. */
export function DemoDialogHost() {
  const [dialog, setDialog] = useAtom(demoDialogAtom)
  const fallBack = useFallBack()
  if (!dialog.open) return null
  return (
    <Late
      load={loadDemoDialog}
      pending={<ComingNotice />}
      onFail={() => {
        setDialog({ open: false })
        fallBack(dialog.href)
      }}
    >
      {({ DemoDialog }) => <DemoDialog />}
    </Late>
  )
}
