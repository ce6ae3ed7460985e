import { isReady } from '../support/isReady.ts'

/** A key by its name in https://www.w3.org/TR/uievents-key/. */
type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowDown' | '/'

/** Actions of a visitor in any browser. Elements are found by a CSS selector and the start of their name. */
export interface Visitor {
  /** Opens an address and waits for hydration. */
  open(url: string): Promise<void>
  click(selector: string, name?: string): Promise<void>
  hover(selector: string, name?: string): Promise<void>
  /** Types into an element, after its current text. */
  type(selector: string, text: string): Promise<void>
  /** Presses a key on the focused element. */
  press(key: Key): Promise<void>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Evaluates a function in the page; it can't access its closure. */
  look<Seen>(run: () => Seen): Promise<Seen>
  close(): Promise<void>
}

/** Browser-specific primitives, from which the rest is built. */
export interface Driver<Element> extends Omit<Visitor, 'open' | 'click' | 'hover' | 'type' | 'look'> {
  goTo(url: string): Promise<void>
  /** Evaluates an expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>
  /** Evaluates an expression that returns an element; undefined for null. */
  find(expression: string): Promise<Element | undefined>
  clickOn(element: Element): Promise<void>
  moveTo(element: Element): Promise<void>
  typeInto(element: Element, text: string): Promise<void>
}

/** Time limit for an element to appear. */
const TIMEOUT_MS = 30_000

/** Creates a visitor from a browser's primitives. */
export function visitorOf<Element>(driver: Driver<Element>): Visitor {
  const { goTo, evaluate, find, clickOn, moveTo, typeInto, ...same } = driver
  const look = <Seen>(run: () => Seen) => evaluate<Seen>(`(${run})()`)
  const found = async (selector: string, name = '') => {
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await rest()) {
      const element = await find(`(${visibleElement})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`)
      if (element) return element
    }
    throw new Error(`There is no ${selector} ${name}`)
  }
  return {
    ...same,
    look,
    async open(url) {
      await goTo(url)
      // Interacting starts the app, which otherwise waits for an idle moment.
      await look(() => void window.dispatchEvent(new Event('touchstart')))
      for (const end = Date.now() + TIMEOUT_MS; !(await look(isReady)); await rest())
        if (Date.now() > end) throw new Error(`The app does not run on ${url}`)
    },
    click: async (selector, name) => clickOn(await found(selector, name)),
    hover: async (selector, name) => moveTo(await found(selector, name)),
    type: async (selector, text) => typeInto(await found(selector), text),
  }
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 100))

/** Runs in the page: finds the first matching element that is visible and not covered by a modal dialog. */
function visibleElement(selector: string, name: string): Element | null {
  const dialog = document.querySelector('dialog:modal')
  const isCalled = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().startsWith(name)
  const element = [...document.querySelectorAll(selector)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) && (!dialog || dialog.contains(one)) && isCalled(one),
  )
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element ?? null
}
