import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { showToastAtom } from '../toast/toastAtom.ts'

interface CopyButtonProps {
  /** What is copied; its lines stand in one line of the notice. */
  text: string
  label: string
  done: string
  refused: { title: string; text: string }
}

/** Puts a text on the clipboard and says so. It appears with JavaScript only: without it there is nothing it could do. */
export function CopyButton({ text, label, done, refused }: CopyButtonProps) {
  const showToast = useSetAtom(showToastAtom)
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(Boolean(navigator.clipboard)), [])
  if (!ready) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: done, text: text.replaceAll('\n', ', '), tone: 'success' })
    } catch {
      showToast({ ...refused, tone: 'error' })
    }
  }
  return (
    <button type="button" onClick={copy}>
      {label}
    </button>
  )
}
