/** Fetches the dialog's code: on the first sign of intent, or at the latest when it opens. */
export const loadDemoDialog = () => import('./DemoDialog.tsx')
