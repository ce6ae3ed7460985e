import { chakra } from '@chakra-ui/react'
import { useSetAtom } from 'jotai'
import { searchDialogAtom } from '../../search/dialog/searchDialogAtom.ts'
import { Button } from '../../ui/Button.tsx'
import { Input } from '../../ui/Input.tsx'

const Form = chakra('form', { base: { display: 'flex', gap: '2', maxW: '30rem', width: '100%' } })

interface SearchFormProps {
  label: string
  button: string
  /** Page to start from without JavaScript. */
  action: string
}

/** Opens the site search with what is typed. */
export function SearchForm({ label, button, action }: SearchFormProps) {
  const openSearch = useSetAtom(searchDialogAtom)
  return (
    <Form
      action={action}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        openSearch(String(new FormData(event.currentTarget).get('q') ?? ''))
      }}
    >
      <Input type="search" name="q" dir="auto" aria-label={label} placeholder={label} enterKeyHint="search" />
      <Button type="submit">{button}</Button>
    </Form>
  )
}
