import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { type Visitor, visitorOf } from './Visitor.ts'

/** The installed Firefox; undefined if there is none. */
export const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file))

/** Starts headless Firefox and controls it with WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export async function startFirefox(): Promise<Visitor> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox, headless: true })
  const page = await browser.newPage()
  return visitorOf<ElementHandle<Element>>({
    goTo: async (url) => void (await page.goto(url)),
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    find: async (expression) => (await page.evaluateHandle(expression)).asElement() as ElementHandle<Element>,
    clickOn: (element) => element.click(),
    moveTo: (element) => element.hover(),
    typeInto: (element, text) => element.type(text),
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  })
}
