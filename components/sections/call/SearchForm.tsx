import { chakra } from '@chakra-ui/react'
import { Button } from '../../ui/Button.tsx'
import { Input } from '../../ui/Input.tsx'

const Form = chakra('form', { base: { display: 'flex', gap: '2', maxW: '30rem', width: '100%' } })

interface SearchFormProps {
  label: string
  button: string
  /** Page that lists the results; it reads `?q=`. */
  action: string
}

/** A plain search form: works without JavaScript. */
export function SearchForm({ label, button, action }: SearchFormProps) {
  return (
    <Form action={action} method="get" role="search">
      <Input type="search" name="q" dir="auto" aria-label={label} placeholder={label} enterKeyHint="search" />
      <Button type="submit">{button}</Button>
    </Form>
  )
}
