import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'tradelane_device'
const yearSeconds = 365 * 24 * 60 * 60
const found = new RegExp(`(?:^|;\\s*)${name}=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:;|$)`)

/**
 * The random name of the caller's browser, which it keeps after signing out. It gives access to nothing: it only counts
 * the failed attempts of a browser that has signed in before apart from those of strangers.
 */
export function deviceOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const device = found.exec(request.headers.cookie ?? '')?.[1] ?? randomUUID()
  const secure = isSecure ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${name}=${device}; Path=/api; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${secure}`,
  )
  return device
}
