import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { PrintFonts } from '#components/theme/PrintFonts.tsx'
import { system } from '#components/theme/system.ts'
import { renderStyled } from './renderStyled.ts'

interface PrintedPage {
  /** Title of the file. */
  title: string
  /** Its `@page` rules. */
  rules: string
  children: ReactNode
}

/** Renders the HTML of a document to be printed as PDF, with the site's styles. */
export function renderPrint({ title, rules, children }: PrintedPage): string {
  const { html, styles } = renderStyled((cache) => (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <PrintFonts />
        <MemoryRouter>{children}</MemoryRouter>
      </ChakraProvider>
    </CacheProvider>
  ))
  // A picture that loads only near the window would be missing.
  const body = html.replaceAll(' loading="lazy"', '')
  // The body's background would cover that of the page box.
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">${renderToString(<title>{title}</title>)}${styles}
<style>body{background:none!important}${rules}</style></head><body>${body}</body></html>`
}
