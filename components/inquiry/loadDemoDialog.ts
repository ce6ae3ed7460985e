/** Loads the dialog's code: on the first sign of intent, at the latest when it opens. */
export const loadDemoDialog = async () => {
  // In parallel, because the dialog starts the form as soon as it is shown.
  const [{ DemoDialog }] = await Promise.all([import('./DemoDialog.tsx'), import('./createInquiryForm.ts')])
  return { DemoDialog }
}
