import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

/** A number with an exponent begins the text or follows one of these signs. In a string, such as the id `12e4…`, it follows others. */
const maybeExponent = /(?:^|[:,[\s])-?\d+(?:\.\d+)?[eE][+-]?\d/

/**
 * Standard JSON with one restriction: numbers with an exponent (outside strings) are refused, because after parsing `1e3` cannot be
 * distinguished from `1000`. The raw text is kept for the one route whose caller signs it.
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

/** The fields whose number has an exponent, each with a message; an entry of a list is named as the list. */
function exponentFields(body: string): Record<string, string> {
  const fields: Record<string, string> = {}
  const lists = new Set<unknown>()
  try {
    JSON.parse(body, function (name, value: unknown, context?: { source?: string }) {
      const isFound = (typeof value === 'number' && /e/i.test(context?.source ?? '')) || lists.has(value)
      // A list is visited after its entries.
      if (isFound && Array.isArray(this)) lists.add(this)
      else if (isFound) fields[name || 'body'] = 'Write the number without an exponent'
      return value
    })
  } catch (error) {
    // If it is not JSON at all, the real parser reports it. Nesting so deep that the search stopped is refused here.
    if (error instanceof RangeError) fields.body = 'This is nested too deeply'
  }
  return fields
}

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: string
  }
}
