import type { EmotionCache } from '@emotion/cache'

/**
 * Gives the rules that come together a new style element behind all others. One that only adds costs a browser nothing; a rule
 * with a layer in an element that is there may give layers and fonts another order, and Chromium lays out every text of the
 * page anew for it, a tenth of a second on a phone. Changes Emotion's sheet: see docs/decisions/library-patches.md.
 */
export function appendStyles({ sheet }: Pick<EmotionCache, 'sheet'>): void {
  const insert = sheet.insert.bind(sheet)
  let isNew = false
  sheet.insert = (rule) => {
    if (!isNew) {
      isNew = true
      queueMicrotask(() => {
        isNew = false
      })
      // What the sheet makes a new element for.
      sheet.ctr = 0
    }
    insert(rule)
  }
}
