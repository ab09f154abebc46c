import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply } from 'fastify'
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
  // Two megabytes, for anybody who asks: written once and not for each request.
  let text: string | undefined
  const asText = (reply: FastifyReply): string => {
    reply.type('application/json; charset=utf-8')
    text ??= JSON.stringify(document)
    return text
  }
  app.get('/api/openapi.json', async (_request, reply) => asText(reply))
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as never },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    logLevel: 'silent',
    // It is sent as it is.
    transformSpecification: (_document, _request, reply) =>
      asText(reply) as unknown as Record<string, unknown>,
    transformSpecificationClone: false,
  })
}
