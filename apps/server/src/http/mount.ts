import { createHmac } from 'node:crypto'
import { Readable } from 'node:stream'
import { type Endpoint, refusals } from '@tradelane/contract'
import type { TextStream } from '@tradelane/contract/primitives/values'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { requireReading } from '../access/require-reading.ts'
import { requireRole } from '../access/require-role.ts'
import { duringCall, writeReveal } from '../audit/current-call.ts'
import type { Deps } from '../deps/deps.ts'
import type { RouteTable } from '../entries/route-table.ts'
import { Refusal } from '../refusal.ts'
import { auditedCall, isRevealing } from './audited-call.ts'
import { authenticate } from './authenticate.ts'
import { dispositionOf } from './content-disposition.ts'
import { deviceOf } from './device-cookie.ts'
import { drainBody } from './drain-body.ts'
import { asRefusal, failureOf, invalidRequest } from './error-answers.ts'
import { once } from './idempotency.ts'
import { requireKeepable } from './keepable-input.ts'
import type { RequestFacts } from './routes.ts'

type Actor = Awaited<ReturnType<typeof authenticate>>
type Handler = (call: {
  deps: Deps
  actor: Actor
  request: RequestFacts
  body: unknown
  query: unknown
}) => Promise<unknown>

/** Mounts a feature's route table on the server. Only this folder knows both the framework and the contract. */
export function mount(app: FastifyInstance, deps: Deps, { contract, handlers }: RouteTable): void {
  const countCall = accountLimit(app, deps)
  for (const [name, endpoint] of Object.entries(contract)) {
    const handler = handlers[name] as Handler
    const actorOf = ({ headers }: FastifyRequest) => authenticate(deps, endpoint.auth, headers.authorization)
    const admit = async (request: FastifyRequest) => {
      const actor = await actorOf(request)
      noteActor(request, actor)
      if (actor) await countCall(request)
      return actor
    }
    const isPosted = endpoint.method === 'POST'
    // Before the body, which may have megabytes: a flood that its account's limit refuses must not have them read.
    const preParsing = async (request: FastifyRequest) => {
      await admit(request).catch((error: unknown) => drainedThen(request, error))
    }
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      ...(endpoint.maxBodyBytes ? { bodyLimit: endpoint.maxBodyBytes } : {}),
      config: { auth: endpoint.auth, isPublic: endpoint.isPublic === true },
      ...(isPosted ? { preParsing } : {}),
      handler: async (request, reply) => {
        // Its session may have ended while a slow body came.
        const actor = isPosted ? await actorOf(request) : await admit(request)
        requireReading(endpoint, actor)
        requireRole(endpoint, actor)
        const { isProduction } = deps.config
        const device = endpoint.signsIn ? deviceOf(request, reply, isProduction) : undefined
        const work = () => answer(endpoint, handler, deps, actor, { request, reply, device })
        const key = request.headers['idempotency-key']
        if (!endpoint.idempotent || key === undefined) return send(endpoint, reply, await work())
        const stored = await once(deps.db, keyOf(request, actor, String(key), deps), async () => {
          try {
            return { status: 200, body: await work() }
          } catch (error) {
            const refusal = asRefusal(error)
            // Not stored: it is sent like every refusal, with its header and log line, and frees the key.
            if (!refusals[refusal.code].lasts) throw error
            return failureOf(refusal)
          }
        })
        if (stored.isRepeat) reply.header('idempotency-hit', 'true')
        return reply.status(stored.status).send(stored.body)
      },
    })
  }
}

/** Who still sends would get a reset instead of the answer. */
async function drainedThen(request: FastifyRequest, error: unknown): Promise<never> {
  await drainBody(request.raw)
  throw error
}

async function answer(
  endpoint: Endpoint,
  handler: Handler,
  deps: Deps,
  actor: Actor,
  { request, reply, device }: { request: FastifyRequest; reply: FastifyReply; device: string | undefined },
): Promise<unknown> {
  const facts: RequestFacts = {
    id: request.id,
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    device,
    headers: request.headers,
    rawBody: request.rawBody,
    countRows: ({ total, total_is_least }) => {
      void reply.header('x-total-count', total)
      if (total_is_least) void reply.header('x-total-is-least', 'true')
    },
    isGone: () => request.socket.destroyed,
  }
  const query = endpoint.query ? checked(endpoint.query, request.query) : undefined
  const body = endpoint.body ? checked(endpoint.body, request.body ?? {}) : undefined
  const asked = { ...Object(request.query), ...Object(request.body) }
  const call = auditedCall(deps, endpoint, actor, { id: facts.id, asked })
  const output = await duringCall(call, () => handler({ deps, actor, request: facts, body, query }))
  if (call && actor?.kind === 'office' && isRevealing(endpoint, asked))
    await deps.db.transaction().execute((tx) => writeReveal(tx, call))
  return endpoint.answer === 'file' ? output : z.encode(endpoint.response, output)
}

function checked(schema: z.ZodMiniType, value: unknown): unknown {
  requireKeepable(value)
  const result = z.safeParse(schema, value)
  if (!result.success) throw invalidRequest(result.error)
  return result.data
}

type File = { bytes: Uint8Array | TextStream; content_type: string; file_name: string }

function send(endpoint: Endpoint, reply: FastifyReply, body: unknown): FastifyReply {
  if (endpoint.answer !== 'file') return reply.send(body)
  const file = body as File
  return reply
    .header('content-type', file.content_type)
    .header('content-disposition', dispositionOf(file.file_name))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(file.bytes instanceof Uint8Array ? Buffer.from(file.bytes) : Readable.from(file.bytes))
}

/** Counts the calls of each person; refuses with TOO_MANY_REQUESTS above the configured limit per minute. */
function accountLimit(app: FastifyInstance, deps: Deps): (request: FastifyRequest) => Promise<void> {
  const max = deps.config.rateLimit
  if (max === 0) return async () => undefined
  const check = app.createRateLimit({
    max,
    timeWindow: '1 minute',
    // By identity and not by the header, which can be written in many ways.
    keyGenerator: ({ who, headers }) =>
      `account:${who ? Object.values(who).join() : headers.authorization?.toLowerCase()}`,
  })
  return async (request) => {
    const limit = await check(request)
    if (!limit.isAllowed && limit.isExceeded) {
      app.uncountAddress(request)
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: limit.ttlInSeconds })
    }
  }
}

/** Adds the caller's identity to the request's log line. */
function noteActor(request: FastifyRequest, actor: Actor): void {
  if (actor?.kind === 'company') {
    const viewer = actor.view && { administrator: actor.view.administratorId }
    request.who = { company: actor.companyId, user: actor.userId, ...viewer }
  }
  if (actor?.kind === 'office') request.who = { administrator: actor.administratorId }
}

declare module 'fastify' {
  interface FastifyRequest {
    who: Record<string, string> | null
  }
}

/** A key is scoped to its sender: two companies may choose the same key. */
function keyOf(request: FastifyRequest, actor: Actor, key: string, deps: Deps) {
  if (key.length < 1 || key.length > 255)
    throw new Refusal('INVALID_REQUEST', { message: 'The key must have 1 to 255 characters.' })
  const owner =
    actor?.kind === 'company'
      ? actor.userId
      : actor?.kind === 'office'
        ? actor.administratorId
        : '00000000-0000-0000-0000-000000000000'
  const { method, url, rawBody } = request
  // A body may contain a password: the stored fingerprint must be useless to anyone who reads the table.
  const body = createHmac('sha256', `idempotency:${deps.config.secret}`).update(rawBody).digest('hex')
  const { number: processId } = deps.identity
  return { owner, key, method, path: url, body, now: deps.wallClock.now(), processId }
}
