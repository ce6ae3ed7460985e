import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vike()],
  envPrefix: ['VITE_', 'SITE_URL'],
  build: { target: 'es2022', assetsInlineLimit: 0, manifest: true },
})
