import { chakra } from '@chakra-ui/react'
import * as Toast from '@radix-ui/react-toast'
import { useAtom, useAtomValue } from 'jotai'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { toastLabels } from '#content/labels/labels.ts'
import { useOnNewPage } from '../shell/useOnNewPage.ts'
import { floating } from '../theme/floating.ts'
import { FallenNote } from '../ui/FallenNote.tsx'
import { Icon } from '../ui/Icon.tsx'
import { CloseButton } from '../ui/IconButton.tsx'
import { modalAtom } from '../ui/Modal.tsx'
import { ReceiptBar } from './ReceiptBar.tsx'
import { receiptAtom, toastAtom } from './toastAtom.ts'

/** Display time and swipe distance (specification, point 9). */
const DURATION_MS = 5000
const SWIPE_THRESHOLD_PX = 50

const Viewport = chakra(Toast.Viewport, {
  base: {
    position: 'fixed',
    right: '0',
    zIndex: 'toast',
    width: '100%',
    maxW: { md: '420px' },
    p: '4',
    outline: 'none',
  },
  variants: {
    // On phones at the top: at the bottom it would cover the buttons that come next. In a dialog, over its title, or in
    // wide windows beside it: the fields have to be read while the notification says what to do about them.
    place: {
      page: { top: { base: '{sizes.header}', md: 'auto' }, bottom: { md: '0' } },
      dialog: { top: '0', maxW: { md: '22rem' } },
    },
  },
})

const Card = chakra(Toast.Root, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    columnGap: '4',
    p: '4',
    ...floating,
    '& > svg': { gridRow: 'span 2', width: '2.75rem', height: '2.75rem' },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: 'transform 200ms ease-out' },
    '@media (prefers-reduced-motion: no-preference)': {
      '&[data-state="open"]': { '--from': '0 1rem', animation: 'enter 220ms ease-out' },
    },
  },
  variants: {
    tone: {
      success: { '& > svg': { p: '0.5rem', color: 'teal.700', bg: 'bg.tint', borderRadius: '50%' } },
      error: {
        borderLeftWidth: '4px',
        borderLeftColor: '{colors.coral.700}',
        '& > svg': { width: '4rem', color: 'teal.700', '--note': 'colors.coral.600' },
      },
    },
  },
})

const Title = chakra(Toast.Title, { base: { textStyle: 'strong' } })
const Text = chakra(Toast.Description, {
  base: {
    textStyle: 'note',
    gridColumn: '2 / -1',
    '& span': { display: 'block', mt: '2', fontVariantNumeric: 'tabular-nums' },
  },
})

/** The notifications region: one toast at a time, 5 seconds, swipe right to dismiss, F8 to focus it; then its receipt. */
export function Toaster() {
  const [toast, setToast] = useAtom(toastAtom)
  const modal = useAtomValue(modalAtom)
  const [receipt, setReceipt] = useAtom(receiptAtom)
  useOnNewPage(() => setReceipt(null))
  const viewport = useRef<HTMLOListElement>(null)
  return (
    <Toast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={toastLabels.one}
    >
      {toast && (
        <Card
          key={toast.key}
          tone={toast.tone}
          type="foreground"
          onOpenChange={(open: boolean) => {
            if (open) return
            // Radix pauses all toasts while pointer or focus is in the viewport, and without a toast doesn't notice
            // them leaving. The next one would stay forever (https://github.com/radix-ui/primitives/issues/2233).
            viewport.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
            setToast((current) => (current?.key === toast.key ? null : current))
          }}
        >
          {toast.tone === 'error' ? <FallenNote /> : <Icon name="check" />}
          <Title>{toast.title}</Title>
          <Text>
            {toast.text} {toast.receipt && <span>{toast.receipt}</span>}
          </Text>
          <Toast.Close asChild>
            <CloseButton label={toastLabels.dismiss} size={20} gridArea="1 / 3" m="-2" mr="-2" />
          </Toast.Close>
        </Card>
      )}
      {createPortal(
        <Viewport ref={viewport} place={modal ? 'dialog' : 'page'} hotkey={['F8']} label={toastLabels.all} />,
        modal ?? document.body,
      )}
      {receipt && !toast && <ReceiptBar {...receipt} onClose={() => setReceipt(null)} />}
    </Toast.Provider>
  )
}
