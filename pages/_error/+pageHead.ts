import { notFound } from '#content/notFound.ts'

export default notFound.head
