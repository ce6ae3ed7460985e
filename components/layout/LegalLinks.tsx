import { chakra } from '@chakra-ui/react'
import { useAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import type { LegalText } from '#content/schema/site.ts'
import { legalDialogAtom } from './legalDialogAtom.ts'

const LegalDialog = lazy(async () => ({ default: (await import('./LegalDialog.tsx')).LegalDialog }))

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '2.75rem',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
      textDecorationThickness: '1px',
      _hover: { textDecorationThickness: '2px' },
    },
  },
})

/** Privacy, terms and cookies: they open a dialog; without JavaScript they lead to the texts at the foot of /contact. */
export function LegalLinks({ texts }: { texts: readonly LegalText[] }) {
  const [open, setOpen] = useAtom(legalDialogAtom)
  const shown = texts.find((text) => text.id === open)
  return (
    <>
      <List>
        {texts.map((text) => (
          <li key={text.id}>
            <a
              href={`/contact#${text.id}`}
              data-vike="false"
              aria-haspopup="dialog"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                setOpen(text.id)
              }}
            >
              {text.label}
            </a>
          </li>
        ))}
      </List>
      <Suspense>{shown && <LegalDialog text={shown} onClose={() => setOpen(null)} />}</Suspense>
    </>
  )
}
