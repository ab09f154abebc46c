import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

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
    const fields = maybeExponent.test(body) ? exponentFields(body) : {}
    if (Object.keys(fields).length > 0)
      return done(new Refusal('INVALID_REQUEST', { message: 'The request is not readable.', fields }))
    return parse(request, body, done)
  })
}

/** The names of the fields whose number has an exponent, each with what to do about it. */
function exponentFields(body: string): Record<string, string> {
  const fields: Record<string, string> = {}
  try {
    JSON.parse(body, (name, value: unknown, context?: { source?: string }) => {
      if (typeof value === 'number' && /e/i.test(context?.source ?? ''))
        fields[name || 'body'] = 'Write the number without an exponent'
      return value
    })
  } catch (error) {
    // Not JSON at all: the real parser says so. Nested so deeply that the search ended early is refused here.
    if (error instanceof RangeError) fields.body = 'This is nested too deeply'
  }
  return fields
}

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: string
  }
}
