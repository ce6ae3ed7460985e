import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect } from '@playwright/test'
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { freePort } from '../support/freePort.ts'
import { type Visitor, visitorOf } from './Visitor.ts'

const XVFB = '/usr/bin/Xvfb'
const DRIVER = '/usr/bin/WebKitWebDriver'

/** The WebKitGTK driver; undefined if it or a virtual display isn't installed. */
export const webkit = [XVFB, DRIVER].every((file) => existsSync(file))
  ? ['x86_64-linux-gnu', 'aarch64-linux-gnu']
      .flatMap((kind) =>
        ['4.1', '4.0'].map((version) => `/usr/lib/${kind}/webkit2gtk-${version}/MiniBrowser`),
      )
      .find((file) => existsSync(file))
  : undefined

const KEYS = { Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB, ArrowDown: Key.ARROW_DOWN, '/': '/' }

/** Starts WebKit on a virtual display and controls it with WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function startWebKit(): Promise<Visitor> {
  const screen = spawn(XVFB, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  const port = await freePort()
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    // Without a GPU, everything is rendered by the CPU.
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
  })
  const address = `http://127.0.0.1:${port}`
  await expect(() => fetch(`${address}/status`)).toPass({ timeout: 30_000 })
  const browser = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: webkit, args: ['--automation'] },
      }),
    )
    .build()
  return visitorOf<WebElement>({
    goTo: (url) => browser.get(url),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    find: async (expression) =>
      (await browser.executeScript<WebElement | null>(`return ${expression}`)) ?? undefined,
    clickOn: (element) => element.click(),
    moveTo: (element) => browser.actions().move({ origin: element }).perform(),
    typeInto: (element, text) => element.sendKeys(text),
    press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    back: () => browser.navigate().back(),
    resize: async (width, height) => void (await browser.manage().window().setRect({ width, height })),
    async close() {
      await browser.quit()
      await Promise.all([end(driver), end(screen)])
    },
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
