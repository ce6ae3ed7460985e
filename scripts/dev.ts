import { spawn } from 'node:child_process'
import { createServer as createNetServer } from 'node:net'
import { dev } from 'vike/api'
import { runScript } from './run/runCommand.ts'

/** Starts Vite's dev server with hot reload on `PORT` (3000), and the endpoints behind it on a free port. */
async function main(): Promise<void> {
  if (!(await runScript('scripts/generate.ts'))) process.exit(1)
  const apiPort = await freePort()
  const port = Number(process.env.PORT || 3000)
  const api = spawn(
    process.execPath,
    ['--import', 'tsx', '--watch', '--watch-preserve-output', 'server/index.ts'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PORT: String(apiPort),
        HOST: '127.0.0.1',
        ALLOWED_ORIGINS: `http://localhost:${port}`,
      },
    },
  )
  process.once('exit', () => api.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  const { viteServer } = await dev({
    viteConfig: {
      server: {
        host: process.env.HOST || 'localhost',
        port,
        strictPort: true,
        proxy: { '/api': `http://127.0.0.1:${apiPort}` },
      },
    },
  })
  viteServer.printUrls()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createNetServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
    probe.on('error', reject)
  })
}

await main()
