import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { showToastAtom } from '../toast/toastAtom.ts'

interface CopyButtonProps {
  /** The text to copy; the notice shows it on one line. */
  text: string
  label: string
  done: string
  refused: { title: string; text: string }
}

/** Copies a text to the clipboard and confirms it. Rendered only with JavaScript. */
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
