/** Types a text into a field in a way that triggers React's change handler. */
export function typeInto(shown: HTMLElement, field: string, text: string): void {
  const input = shown.querySelector<HTMLInputElement>(field)
  if (!input) throw new Error(`There is no ${field} to type into`)
  input.focus()
  // The prototype's setter bypasses React's value tracking, which would ignore the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
