/** Loads the dialog's code: on the first sign of intent, at the latest when it opens. */
export const loadDemoDialog = async () => {
  // Beside each other: the dialog begins the form as soon as it is shown.
  const [{ DemoDialog }] = await Promise.all([import('./DemoDialog.tsx'), import('./createEnquiryForm.ts')])
  return { DemoDialog }
}
