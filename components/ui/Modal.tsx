import { chakra } from '@chakra-ui/react'
import { atom, useSetAtom } from 'jotai'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useOverlay } from '../history/overlays.ts'
import { onPaper } from '../theme/onPaper.ts'
import { isOnBackdrop } from './isOnBackdrop.ts'

/** The open modal dialog, if any. Everything outside it is inert, so notifications are rendered inside. */
export const modalAtom = atom<HTMLDialogElement | null>(null)

const Frame = chakra('dialog', {
  base: {
    width: 'min(100vw - 1.5rem, 46rem)',
    maxH: 'calc(100dvh - 1.5rem)',
    // Whatever it is rendered in.
    ...onPaper,
    textStyle: 'body',
    borderRadius: 'md',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // WebKit keeps a focused field clear of the title by this alone.
    scrollPaddingTop: '7rem',
    boxShadow: '0 30px 80px -30px {colors.shade}',
    '&::backdrop': { bg: 'shade' },
    '@media (prefers-reduced-motion: no-preference)': {
      '&[open]': { '--from': '0 12px', animation: 'enter 200ms ease-out' },
    },
  },
  variants: {
    place: {
      center: {
        m: 'auto',
        mdDown: {
          width: '100%',
          maxW: '100%',
          height: '100dvh',
          maxH: 'none',
          borderRadius: '0',
          // For the message of a field, and the button of its form at the lower edge.
          '@media (min-height: 30rem)': { scrollPaddingBottom: '10rem' },
        },
      },
      /** Grows downward, so that the field stays in place while results change. */
      top: {
        m: '0 auto',
        mt: { base: '3', md: '10dvh' },
        maxH: { md: '80dvh' },
      },
    },
  },
})

interface ModalProps {
  place?: 'center' | 'top'
  /** Its accessible name. */
  label: string
  onClose: () => void
  children: ReactNode
}

/**
 * A modal on the native `<dialog>`: the browser traps the focus, closes it on Escape and restores the focus. The
 * first field of a form gets the focus, otherwise the first control. It is open while mounted; a click on
 * its backdrop closes it, and so does Back.
 */
export function Modal({ place = 'center', label, onClose, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const setModal = useSetAtom(modalAtom)
  // Before unmount: a dialog that is closed while in the document returns the focus to its opener.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus()
    }
    let below: HTMLDialogElement | null = null
    setModal((current) => {
      below = current
      return dialog
    })
    return () => {
      dialog?.close()
      setModal(below)
    }
  }, [setModal])
  useOverlay(true, () => ref.current?.close())
  return (
    <Frame
      ref={ref}
      place={place}
      aria-label={label}
      onClose={() => {
        if (!ref.current?.open) onClose()
      }}
      onMouseDown={(event) => {
        if (isOnBackdrop(event)) ref.current?.close()
      }}
    >
      {children}
    </Frame>
  )
}
