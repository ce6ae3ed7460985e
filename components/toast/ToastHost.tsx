import { useAtom } from 'jotai'
import { useState } from 'react'
import { Late } from '../late/Late.tsx'
import { announce } from '../shell/notice.ts'
import { toastAtom } from './toastAtom.ts'

/** Loads the code of the notifications: with the first one, or earlier if one is likely, such as in a form. */
export const loadToaster = () => import('./Toaster.tsx')

/**
 * Renders the notifications region from the first notification on, where F8 leads. If its code can't be loaded,
 * the text appears as a notice at the foot of the window.
 */
export function ToastHost() {
  const [toast, setToast] = useAtom(toastAtom)
  const [isWanted, setWanted] = useState(false)
  if (toast && !isWanted) setWanted(true)
  if (!isWanted) return null
  return (
    <Late
      load={loadToaster}
      onFail={() => {
        if (toast) announce([toast.title, toast.text, toast.receipt].filter(Boolean).join(' '))
        setToast(null)
        setWanted(false)
      }}
    >
      {({ Toaster }) => <Toaster />}
    </Late>
  )
}
