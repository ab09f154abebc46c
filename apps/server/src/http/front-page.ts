import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** The placeholder of the build for the site's own address, which is known only at run time. */
const written = 'https://tradelane.example'

/** The landing page at `/`, with this installation's public address, for search engines. */
export function serveFrontPage(app: FastifyInstance, file: string, publicUrl: string): void {
  let made: ReturnType<typeof makePage> | undefined
  app.get('/', (request, reply) => {
    made ??= makePage(readFileSync(file, 'utf8').replaceAll(written, publicUrl.replace(/\/$/, '')))
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: made.etag })
    if (request.headers['if-none-match'] === made.etag) return reply.code(304).send()
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(made[encoding ?? 'plain'])
  })
}

function makePage(html: string) {
  const plain = Buffer.from(html)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`
  // The last two brotli levels take a tenth of a second, during which the process would answer nobody.
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return { etag, plain, br, gzip: gzipSync(plain) }
}
