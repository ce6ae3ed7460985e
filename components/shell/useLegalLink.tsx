import type { LegalText } from '#content/labels/legalTexts.ts'
import { useDialogLink } from './DialogHost.tsx'

/**
 * For links to the legal texts, which without JavaScript are at the bottom of /contact.
 * @returns a function that makes the props of a link to a text
 */
export function useLegalLink() {
  const linkTo = useDialogLink()
  return (id: LegalText['id']) =>
    linkTo({
      href: `/contact#${id}`,
      load: async () => {
        const { LegalDialog } = await import('./LegalDialog.tsx')
        return (dialog) => <LegalDialog id={id} {...dialog} />
      },
    })
}
