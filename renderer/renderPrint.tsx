import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { PrintFonts } from '#components/theme/PrintFonts.tsx'
import printStyles from '#components/theme/print.css?raw'
import { system } from '#components/theme/system.ts'
import { createEmotionCache, styleTag } from './emotion.ts'

interface PrintedPage {
  /** Title of the file. */
  title: string
  /** Its `@page` rules. */
  rules: string
  children: ReactNode
}

/** Renders the HTML of a document to be printed as PDF, with the site's styles. */
export function renderPrint({ title, rules, children }: PrintedPage): string {
  const cache = createEmotionCache()
  const emotion = createEmotionServer(cache)
  const body = renderToString(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <PrintFonts />
        <MemoryRouter>{children}</MemoryRouter>
      </ChakraProvider>
    </CacheProvider>,
  )
  const styles = styleTag(emotion.extractCriticalToChunks(body).styles)
  // The body's background would cover that of the page box.
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">${renderToString(<title>{title}</title>)}${styles}
<style>${printStyles}</style>
<style>body{background:none!important}${rules}</style></head><body>${body}</body></html>`
}
