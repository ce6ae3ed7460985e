import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import type { LegalText } from '#content/schema/site.ts'

const LegalDialog = lazy(async () => ({ default: (await import('./LegalDialog.tsx')).LegalDialog }))

interface LegalLinksProps {
  labels: readonly Pick<LegalText, 'id' | 'label'>[]
  /** Fetches the texts when one is asked for. */
  load: () => Promise<readonly LegalText[]>
}

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
export function LegalLinks({ labels, load }: LegalLinksProps) {
  const [open, setOpen] = useState<LegalText>()
  const show = async (id: LegalText['id']) => setOpen((await load()).find((text) => text.id === id))
  return (
    <>
      <List>
        {labels.map((text) => (
          <li key={text.id}>
            <a
              href={`/contact#${text.id}`}
              data-vike="false"
              aria-haspopup="dialog"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                void show(text.id)
              }}
            >
              {text.label}
            </a>
          </li>
        ))}
      </List>
      <Suspense>{open && <LegalDialog text={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  )
}
