import { useAtom } from 'jotai'
import { Late } from '../late/Late.tsx'
import { Coming } from '../shell/Coming.tsx'
import { useFallBack } from '../shell/useFallBack.ts'
import { demoDialogAtom } from './demoDialogAtom.ts'
import { loadDemoDialog } from './loadDemoDialog.ts'

/** Holds the place of the demo dialog; its code arrives with the first opening. */
export function DemoDialogHost() {
  const [dialog, setDialog] = useAtom(demoDialogAtom)
  const fallBack = useFallBack()
  if (!dialog.open) return null
  return (
    <Late
      load={loadDemoDialog}
      pending={<Coming />}
      onFail={() => {
        setDialog({ open: false })
        fallBack(dialog.href)
      }}
    >
      {({ DemoDialog }) => <DemoDialog />}
    </Late>
  )
}
