import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { demoDialogAtom } from './demoDialogAtom.ts'
import { loadDemoDialog } from './loadDemoDialog.ts'

const DemoDialog = lazy(async () => ({ default: (await loadDemoDialog()).DemoDialog }))

/** Holds the place of the demo dialog; its code arrives with the first opening. */
export function DemoDialogHost() {
  const { open } = useAtomValue(demoDialogAtom)
  return <Suspense>{open && <DemoDialog />}</Suspense>
}
