import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { modalAtom } from './modalAtom.ts'

const Frame = chakra('dialog', {
  base: {
    width: 'min(100vw - 1.5rem, var(--dialog-width))',
    maxH: 'calc(100dvh - 1.5rem)',
    m: 'auto',
    p: '0',
    color: 'ink',
    bg: 'bg.paper',
    borderRadius: 'md',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    boxShadow: '0 30px 80px -30px rgb(11 58 61 / 0.6)',
    '&::backdrop': { bg: 'rgb(11 58 61 / 0.6)' },
    '@media (prefers-reduced-motion: no-preference)': {
      '&[open]': { animation: 'dialog-in 200ms ease-out' },
    },
  },
  variants: { width: { form: { '--dialog-width': '44rem' }, text: { '--dialog-width': '46rem' } } },
})

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    bg: 'bg.paper',
    px: { base: '5', md: '8' },
    pt: { base: '4', md: '6' },
    pb: '3',
    '& h2': { textStyle: 'subheading', pt: '1' },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: '2.75rem',
      height: '2.75rem',
      mr: '-3',
      flexShrink: '0',
    },
  },
})

const Body = chakra('div', { base: { px: { base: '5', md: '8' }, pb: { base: '6', md: '8' } } })

interface DialogProps {
  title: string
  width: 'form' | 'text'
  onClose: () => void
  children: ReactNode
}

/**
 * A modal on the native `<dialog>`: the browser traps the focus, closes it on Escape and gives the focus back.
 * It is open while it is mounted.
 */
export function Dialog({ title, width, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const setModal = useSetAtom(modalAtom)
  useEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    setModal(dialog)
    return () => {
      // Unmounting alone would leave the focus on the body; closing gives it back to the opener.
      dialog?.close()
      setModal(null)
    }
  }, [setModal])
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) ref.current?.close()
  }
  return (
    <Frame ref={ref} width={width} aria-labelledby={titleId} onClose={onClose} onMouseDown={onBackdrop}>
      <Bar>
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label="Close" onClick={() => ref.current?.close()}>
          <Icon name="close" size={24} />
        </button>
      </Bar>
      <Body>{children}</Body>
    </Frame>
  )
}
