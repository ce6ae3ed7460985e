import { contact } from '#content/contact.ts'

export default contact.head
