import type { Page } from '@playwright/test'

/** Replaces every text of the page, now and later, as the translator of a browser does. */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, font, textarea')) continue
        const font = document.createElement('font')
        font.textContent = text.data
        text.replaceWith(font)
      }
    }
    translate(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.isConnected) translate(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
