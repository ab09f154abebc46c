import type { Socket } from 'node:net'
import { type ErrorCode, type FailureAnswer, refusals } from '@tradelane/contract'
import { isOutcomeUnknown } from '@tradelane/db'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import { isOutage } from '../deps/outage.ts'
import { Refusal } from '../refusal.ts'
import { drainBody } from './drain-body.ts'

/** Fastify's own refusals, with our codes and messages; its other errors count as internal errors. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_FILE_TYPE',
}
const unreadable = 'The request is not readable.'
export function failureOf(refusal: Refusal): { status: number; body: FailureAnswer } {
  const { fields, extra } = refusal.details
  const body: FailureAnswer = {
    status: 'fail',
    message: refusal.message,
    error: { code: refusal.code, ...(fields ? { fields } : {}) },
  }
  return { status: refusals[refusal.code].status, body: { ...extra, ...body } }
}

/** One message per invalid field, by its dotted path. */
export function invalidRequest(error: z.core.$ZodError): Refusal {
  // Without a prototype: a field may be called 'constructor'.
  const fields: Record<string, string> = Object.create(null)
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= 'Unknown field'
    } else {
      fields[issue.path.join('.') || 'body'] ??= issue.message
    }
  }
  const [first] = Object.values(fields)
  return new Refusal('INVALID_REQUEST', { fields, ...(first === undefined ? {} : { message: first }) })
}

/** Maps any error to the refusal that is sent; INTERNAL for all faults of ours. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isOutcomeUnknown(error)) return new Refusal('OUTCOME_UNKNOWN')
  if (isOutage(error)) return new Refusal('DEPENDENCY_UNAVAILABLE')
  const { code = '', statusCode = 500 } = error as FastifyError
  const known = frameworkCodes[code]
  if (known === 'WRONG_FILE_TYPE')
    return new Refusal(known, { message: 'Send JSON (content type application/json).' })
  if (known) return new Refusal(known)
  if (statusCode === 429) return new Refusal('TOO_MANY_REQUESTS')
  if (statusCode >= 400 && statusCode < 500) return new Refusal('INVALID_REQUEST', { message: unreadable })
  return new Refusal('INTERNAL')
}

/** For refusals by the framework before any hook has run: an address that cannot be decoded. */
export function answerUnroutable(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
  return sendFailure(error, request, reply)
}

/** For input that is not HTTP: there is no request yet, only a socket. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const body = JSON.stringify(failureOf(new Refusal('INVALID_REQUEST', { message: unreadable })).body)
  const head = [
    'HTTP/1.1 400 Bad Request',
    `content-length: ${body.length}`,
    'content-type: application/json',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\nconnection: close\r\n\r\n${body}`)
  socket.destroy(error)
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return sendFailure(error, request, reply)
    await drainBody(request.raw)
    return sendFailure(tooLarge(request.routeOptions.bodyLimit), request, reply)
  })
}

const leastForFiles = 1024 * 1024

/** Most calls take no file: what is too large in them is text. */
function tooLarge(limit: number): Refusal {
  if (limit >= leastForFiles) return new Refusal('TOO_LARGE')
  return new Refusal('TOO_LARGE', {
    message: `This is too long: at most ${limit / 1024} KB can be sent at once. Shorten your texts.`,
  })
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error)
  const { status, body } = failureOf(refusal)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  else if (status === 401 || status === 403 || status === 429)
    request.log.warn({ code: refusal.code }, 'refused')
  const { retryAfterSeconds } = refusal.details
  if (retryAfterSeconds !== undefined) saysWhen(reply, String(retryAfterSeconds))
  return reply.status(status).send(body)
}

/** The limit by address has written what is left of it: that is not the limit that refuses here. */
function saysWhen(reply: FastifyReply, seconds: string): void {
  reply.header('retry-after', seconds)
  for (const name of ['limit', 'remaining', 'reset']) reply.removeHeader(`x-ratelimit-${name}`)
}
