import { home } from '#content/home.ts'

export default home.head
