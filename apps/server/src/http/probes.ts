import { access, constants } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../deps/deps.ts'

export type Readiness = { isWorkerRunning(): boolean }

/** `/healthz`: this process is alive. `/readyz`: its dependencies answer too. */
export function answerProbes(app: FastifyInstance, deps: Deps, readiness: Readiness): void {
  app.get('/healthz', async () => ({ status: 'success' }))
  app.get('/readyz', async (_request, reply) => {
    const checks = {
      database: await answers(() => sql`select 1`.execute(deps.db)),
      files: await answers(() => access(deps.config.dataDir, constants.W_OK)),
      worker: !deps.config.runsWorker || readiness.isWorkerRunning(),
    }
    const isReady = Object.values(checks).every(Boolean)
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'success' : 'fail', checks })
  })
}

async function answers(check: () => Promise<unknown>): Promise<boolean> {
  return check().then(
    () => true,
    () => false,
  )
}

/** Prometheus metrics at `/metrics`, only for the configured addresses. */
export async function measureRequests(app: FastifyInstance, deps: Deps): Promise<void> {
  const { metricsAllow } = deps.config
  if (metricsAllow.length === 0) return
  const { Counter, collectDefaultMetrics, Histogram, Registry } = await import('prom-client')
  const register = new Registry()
  collectDefaultMetrics({ register })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  })
  const refused = new Counter({
    name: 'http_refused_total',
    help: 'Answers of 401, 403 and 429',
    labelNames: ['status'],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if ([401, 403, 429].includes(reply.statusCode)) refused.inc({ status: reply.statusCode })
  })
  app.get('/metrics', async (request, reply) => {
    if (!metricsAllow.includes(request.ip)) return reply.callNotFound()
    return reply.header('content-type', register.contentType).send(await register.metrics())
  })
}
