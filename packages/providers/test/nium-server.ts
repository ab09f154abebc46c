import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NiumBooks } from './nium-books.ts'
import { type Reply, routes } from './nium-routes.ts'

/** What may go wrong with one request: before it acts, or after it has acted and before it answers. */
export type Fault = 'refuse' | 'hang' | 'html' | 'error-before' | 'error-after' | 'lost-after'

export type NiumServer = {
  baseUrl: string
  books: NiumBooks
  requests: { method: string; path: string; headers: IncomingMessage['headers'] }[]
  /** The next request whose path contains this meets this fault. */
  failNext(path: string, fault: Fault): void
  close(): Promise<void>
}

/** A small local HTTP server that answers as the vendor's public documents say. */
export async function niumServer(apiKey: string): Promise<NiumServer> {
  const books = new NiumBooks()
  const requests: NiumServer['requests'] = []
  const saved = new Map<string, Reply>()
  let next: { path: string; fault: Fault } | undefined

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://local')
    const { method = '', headers } = request
    requests.push({ method, path: url.pathname, headers })
    const fault = next && url.pathname.includes(next.path) ? next.fault : undefined
    if (fault) next = undefined
    if (fault === 'hang') return
    if (fault === 'refuse') return void request.socket.destroy()
    const body = await bodyOf(request)
    const send = ({ status, body: answer }: Reply) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    if (headers['x-api-key'] !== apiKey) return send({ status: 401, body: { code: 'unauthorized' } })
    if (fault === 'html') return response.writeHead(200).end('<html>maintenance</html>')
    if (fault === 'error-before') return send({ status: 500, body: { errors: [{ code: 'internal_error' }] } })
    const key = headers['idempotency-key']
    const reply = (typeof key === 'string' && saved.get(key)) || answer(method, url, body, headers)
    if (typeof key === 'string') saved.set(key, reply)
    if (fault === 'error-after') return send({ status: 502, body: {} })
    const isTimeout = JSON.stringify(body ?? '').includes('SIM TIMEOUT')
    if (fault === 'lost-after' || isTimeout) return void request.socket.destroy()
    send(reply)
  })

  function answer(method: string, url: URL, body: unknown, headers: IncomingMessage['headers']): Reply {
    for (const [wanted, pattern, handle] of routes) {
      const path = method === wanted && pattern.exec(url.pathname)
      if (path) return handle(books, { path: [...path], query: url.searchParams, body, headers })
    }
    return { status: 403, body: { message: 'Missing Authentication Token' } }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    requests,
    failNext(path, fault) {
      next = { path, fault }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return text ? JSON.parse(text) : undefined
}
