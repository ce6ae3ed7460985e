/** Types a text into a field, so that React hears of it as it does of a visitor's keys. */
export function typeInto(shown: HTMLElement, field: string, text: string): void {
  const input = shown.querySelector<HTMLInputElement>(field)
  if (!input) throw new Error(`There is no ${field} to type into`)
  input.focus()
  // React keeps track of the value that it set itself; the prototype's setter goes past that.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
