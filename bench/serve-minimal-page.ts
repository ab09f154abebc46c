import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

/** Builds the smallest page that React can make, the way ours is built, and serves it compressed from memory. */
export async function serveMinimalPage(folder: string): Promise<{ address: string; stop(): void }> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const page = join(import.meta.dirname, 'minimal-page')
  execFileSync(
    process.execPath,
    [vite, 'build', page, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: page, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const type = types[extname(path)]
    if (!type) return response.writeHead(404).end()
    const body = gzipSync(readFileSync(join(folder, path)), { level: 9 })
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'content-length': body.length,
    })
    response.end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
