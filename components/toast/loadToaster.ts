/** Fetches the code of the notifications: with the first one, or before it where one is to be expected, such as in a form. */
export const loadToaster = () => import('./Toaster.tsx')
