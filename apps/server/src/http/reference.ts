import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import type { RouteTable } from '../entries/route-table.ts'
import { openApiDocument } from './openapi.ts'

/** The OpenAPI document at `/api/openapi.json`, and a page to read it at `/api/docs`. */
export async function serveReference(
  app: FastifyInstance,
  deps: Deps,
  tables: readonly RouteTable[],
): Promise<void> {
  const document = openApiDocument(
    tables.map((table) => table.contract),
    deps.config.publicUrl,
  )
  app.get('/api/openapi.json', async () => document)
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as never },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', logLevel: 'silent' })
}
