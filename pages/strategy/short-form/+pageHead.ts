import { shortForm } from '#content/shortForm.ts'

export default shortForm.head
