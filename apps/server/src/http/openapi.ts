import { type Endpoint, lastingRefusals, refusals, roles, rolesFor, staffFor } from '@tradelane/contract'
import { z } from 'zod/mini'

const everyCall = ['INVALID_REQUEST', 'TOO_MANY_REQUESTS', 'INTERNAL'] as const

/** The OpenAPI 3.1 document of all route tables, made from the declarations that the server runs on. */
export function openApiDocument(tables: readonly Record<string, Endpoint>[], serverUrl: string) {
  let paths: Paths | undefined
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tradelane',
      version: '1',
      description:
        'Every answer has a `status`; a failure also carries `error.code`. Amounts are JSON numbers with at most the decimals of their currency.',
    },
    servers: [{ url: `${serverUrl}/api` }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: failureSchema },
    },
    /** Built at the first request for it, to keep the start fast. */
    get paths() {
      paths ??= pathsOf(tables)
      return paths
    },
  }
}

type Paths = Record<string, Record<string, unknown>>

function pathsOf(tables: readonly Record<string, Endpoint>[]): Paths {
  const paths: Paths = {}
  for (const endpoint of tables.flatMap((table) => Object.values(table))) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint),
    }
  }
  return paths
}

const failureSchema = {
  type: 'object',
  required: ['status', 'message', 'error'],
  properties: {
    status: { const: 'fail' },
    message: { type: 'string' },
    error: {
      type: 'object',
      required: ['code'],
      properties: {
        code: { enum: Object.keys(refusals) },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
  },
}

function operation(endpoint: Endpoint) {
  const [, area = '', ...rest] = endpoint.path.split('/')
  return {
    operationId: [endpoint.method.toLowerCase(), area, ...rest].join('_'),
    tags: [area],
    summary: endpoint.summary,
    ...(endpoint.auth === 'none' ? { security: [] } : { security: [{ bearer: [] }], 'x-who': endpoint.auth }),
    ...(endpoint.auth.includes('customer') ? { 'x-roles': rolesFor(endpoint) } : {}),
    ...(endpoint.staff ? { 'x-staff': staffFor(endpoint.staff) } : {}),
    parameters: [...queryParameters(endpoint), ...(endpoint.idempotent ? [idempotencyKey] : [])],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body) } },
          },
        }
      : {}),
    responses: { 200: success(endpoint), ...failures(endpoint) },
  }
}

function success(endpoint: Endpoint) {
  const content =
    endpoint.answer === 'file'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: schemaOf(endpoint.response) } }
  return { description: 'Done', content }
}

function failures(endpoint: Endpoint) {
  const byStatus: Record<number, { description: string; content: unknown }> = {}
  const session = endpoint.auth === 'none' ? [] : (['UNAUTHENTICATED'] as const)
  const role = isForSome(endpoint) ? (['ROLE_NOT_ALLOWED'] as const) : []
  for (const code of [...everyCall, ...session, ...role, ...(endpoint.errors ?? [])]) {
    const { status } = refusals[code]
    const known = byStatus[status]
    byStatus[status] = {
      description: known ? `${known.description}, ${code}` : code,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    }
  }
  return byStatus
}

const isForSome = (endpoint: Endpoint) =>
  endpoint.auth.includes('customer') && rolesFor(endpoint).length < roles.length

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 255 },
  description: `The same key and body return the first answer again, with \`Idempotency-Hit: true\`: a success, or ${lastingRefusals.join(', ')}. Every other refusal can change, and frees the key. With another body the key is refused: a new code needs a new key.`,
}

function queryParameters(endpoint: Endpoint) {
  if (!endpoint.query) return []
  const { properties = {}, required = [] } = schemaOf(endpoint.query) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function schemaOf(schema: z.ZodMiniType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}
