/** A key by its name in https://www.w3.org/TR/uievents-key/. */
type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowDown' | '/'

/** What a person does in a browser, whatever browser it is. Elements are found by a CSS selector and the beginning of their name. */
export interface Visitor {
  /** Opens an address of the site and waits until the app has taken it over. */
  open(url: string): Promise<void>
  click(selector: string, name?: string): Promise<void>
  hover(selector: string, name?: string): Promise<void>
  /** Types into an element, after what stands there. */
  type(selector: string, text: string): Promise<void>
  /** Presses a key where the focus is. */
  press(key: Key): Promise<void>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** What a function says that runs in the page; it sees nothing of its surroundings here. */
  look<Seen>(run: () => Seen): Promise<Seen>
  close(): Promise<void>
}

/** What each browser says in its own words, and the rest is said by. */
export interface Driver<Element> extends Omit<Visitor, 'open' | 'click' | 'hover' | 'type' | 'look'> {
  goTo(url: string): Promise<void>
  /** Runs an expression in the page and gives back its value. */
  evaluate<Value>(expression: string): Promise<Value>
  /** Runs an expression in the page that gives an element; undefined for null. */
  find(expression: string): Promise<Element | undefined>
  clickOn(element: Element): Promise<void>
  moveTo(element: Element): Promise<void>
  typeInto(element: Element, text: string): Promise<void>
}

/** Time for what is looked for to appear, in ms. */
const TIMEOUT_MS = 15_000

/** Makes a person of a browser's own words. */
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
      // The first sign of a visitor: the app waits for an idle moment otherwise.
      await look(() => void window.dispatchEvent(new Event('touchstart')))
      for (const end = Date.now() + TIMEOUT_MS; !(await look(isHydrated)); await rest())
        if (Date.now() > end) throw new Error(`The app does not run on ${url}`)
    },
    click: async (selector, name) => clickOn(await found(selector, name)),
    hover: async (selector, name) => moveTo(await found(selector, name)),
    type: async (selector, text) => typeInto(await found(selector), text),
  }
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 100))

/** Runs in the page: the first element that can be seen, matches, and is not covered by a modal dialog. */
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

/** Runs in the page: as waitForHydration says, React notes on the root that it has taken over. */
function isHydrated(): boolean {
  interface RootFiber {
    stateNode: { current: { memoizedState?: { isDehydrated: boolean } } }
  }
  const note = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
    key.startsWith('__reactContainer'),
  )
  const fiber = note?.[1] as RootFiber | undefined
  return fiber?.stateNode.current.memoizedState?.isDehydrated === false
}
