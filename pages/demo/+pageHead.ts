import { demo } from '#content/contact.ts'

export default demo.head
