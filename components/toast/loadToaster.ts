/** Loads the code of the notifications: with the first one, or earlier if one is likely, such as in a form. */
export const loadToaster = () => import('./Toaster.tsx')
