import { randomUUID } from 'node:crypto'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import type { RouteTable } from '../entries/route-table.ts'
import { Refusal } from '../refusal.ts'
import { answerErrors, answerUnreadable, answerUnroutable } from './error-answers.ts'
import { limitGuesses } from './guess-limit.ts'
import { readJsonBodies } from './json-body.ts'
import { limitCalls } from './limit-calls.ts'
import { mount } from './mount.ts'
import { answerProbes, measureRequests, type Readiness } from './probes.ts'
import { serveReference } from './reference.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import { serveWebApp } from './web-app.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    auth?: string
    isPublic?: boolean
  }
}

/** The HTTP server over all route tables; everything that applies to every request is configured here. */
export async function buildServer(deps: Deps, tables: readonly RouteTable[], readiness: Readiness) {
  const app = Fastify({
    loggerInstance: deps.log,
    // Our own id in every answer and log line: a caller's id may not be unique, or may be malicious.
    genReqId: () => randomUUID(),
    trustProxy: deps.config.trustedProxies.length > 0 ? deps.config.trustedProxies : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 60_000,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
  }) as unknown as FastifyInstance
  answerErrors(app)
  readJsonBodies(app)
  await protect(app, deps)
  tellClock(app, deps)
  logAnswers(app, deps)
  await measureRequests(app, deps)
  answerProbes(app, deps, readiness)
  for (const table of tables) mount(app, deps, table)
  await serveReference(app, deps, tables)
  await serveWebApp(app, deps.config.publicUrl)
  return app
}

async function protect(app: FastifyInstance, deps: Deps): Promise<void> {
  const { isProduction, rateLimit } = deps.config
  sendSecurityHeaders(app, isProduction)
  await app.register(underPressure, {
    // Outside production, a build or a test run beside it may take the processors, and the machine itself may be paused: that is no overload,
    // and the first calls afterwards are answered. 0 is no limit.
    maxEventLoopDelay: isProduction ? 2_000 : 0,
    exposeStatusRoute: false,
    // Before the server listens (seeding, tests), all calls come from this process: never shed load then.
    pressureHandler: async (_request, reply) => {
      if (!app.server.listening) return
      reply.header('retry-after', '10')
      throw new Refusal('DEPENDENCY_UNAVAILABLE')
    },
  })
  if (rateLimit > 0) {
    await limitCalls(app, deps)
    limitGuesses(app, deps)
  }
}

/** In the sandbox, browsers show the business clock's time, and know by this header that there is one. */
function tellClock(app: FastifyInstance, { sandbox, config }: Deps): void {
  if (!sandbox || config.isProduction) return
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api')) reply.header('x-sandbox-clock', sandbox.clock.offsetMs)
    done()
  })
}

function logAnswers(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('who', null)
  // Each field is one of ours: to look for secrets in them was a tenth of what the shortest read costs.
  const log = deps.log.child({}, { redact: { paths: [] } })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const ms = Math.round(reply.elapsedTime)
    const { id: reqId, method, ip, who } = request
    log.info({ reqId, method, route, status: reply.statusCode, ms, ip, ...who }, 'answered')
    done()
  })
}
