import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Fonts } from '#components/theme/Fonts.tsx'
import { system } from '#components/theme/system.ts'
import type { Uses } from './findUses.ts'
import { Gallery } from './Gallery.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')
const uses: Uses = await (await fetch('/uses.json')).json()
createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <Fonts />
      <BrowserRouter>
        <Gallery uses={uses} />
      </BrowserRouter>
    </ChakraProvider>
  </StrictMode>,
)
