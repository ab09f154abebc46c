import type { FastifyInstance } from 'fastify'

/** A number written with an exponent, outside a text: `1e3` is no way to write an amount. */
const maybeExponent = /\d[eE][+-]?\d/

/**
 * JSON as everybody reads it, less one liberty: numbers with an exponent are refused, since after parsing `1e3`
 * could not be told from `1000`. The text is kept for the one route whose caller signs it.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('rawBody', '')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = String(text)
    request.rawBody = body
    if (body === '') return done(null, undefined)
    if (maybeExponent.test(body) && hasExponentNumber(body)) {
      return done(Object.assign(new Error('numbers are written without an exponent'), { statusCode: 400 }))
    }
    return parse(request, body, done)
  })
}

function hasExponentNumber(body: string): boolean {
  let found = false
  try {
    JSON.parse(body, (_key, value: unknown, context?: { source?: string }) => {
      if (typeof value === 'number' && /e/i.test(context?.source ?? '')) found = true
      return value
    })
  } catch {
    return false // not JSON at all: the real parser says so
  }
  return found
}

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: string
  }
}
