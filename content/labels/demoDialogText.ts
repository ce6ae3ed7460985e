/** Text above the form in the demo dialog (specification, point 2). */
export const demoDialogText = {
  title: 'Book Your Demo',
  lead: 'Thirty minutes with someone who runs programs, not a slide show. Tell us who the program is for.',
}
