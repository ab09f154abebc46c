import { refusals } from '@tradelane/contract'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { TestApp } from '../test-app.ts'
import type { World } from './given-world.ts'
import type { RegisteredCall } from './registered-calls.ts'

type Sent = { payload?: string; query?: string; token?: string | undefined; headers?: Record<string, string> }

/** Sends a text as the body of a call; without a token, as a user who may make the call. */
export async function sendRaw(
  app: TestApp,
  world: World,
  { endpoint }: RegisteredCall,
  { payload, query, headers = {}, ...choices }: Sent,
): Promise<LightMyRequestResponse> {
  const token = 'token' in choices ? choices.token : world.tokenFor(endpoint)
  return app.server.inject({
    method: endpoint.method,
    url: `/api${endpoint.path}${query === undefined ? '' : `?${query}`}`,
    headers: {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
}

/** What must never be in an answer: statements, stacks, places on our disk. */
const innards =
  /\b(select|delete) .* from |insert into |violates \S* ?constraint|relation "|\bat .+:\d+:\d+|node_modules|\/(home|work|usr)\/|SQLSTATE/

/** That an answer is no fault of ours, and a refusal one of the contract's, with a message for each bad field. */
export function expectHonest(answer: LightMyRequestResponse, what: string): void {
  const { statusCode, body } = answer
  expect([what, statusCode, body.slice(0, 300)]).toEqual([
    what,
    expect.toBeOneOf(honestStatuses),
    expect.anything(),
  ])
  if (statusCode === 200) return
  const { status, message, error } = answer.json()
  expect([what, status, typeof message]).toEqual([what, 'fail', 'string'])
  const known = refusals[error.code as keyof typeof refusals]
  expect([what, error.code, statusCode]).toEqual([what, error.code, known?.status])
  expect([what, innards.exec(body)?.[0]]).toEqual([what, undefined])
  if (error.code !== 'INVALID_REQUEST') return
  const fields = Object.entries(error.fields ?? {})
  expect([
    what,
    fields.length > 0,
    fields.every(([, text]) => typeof text === 'string' && text !== ''),
  ]).toEqual([what, true, true])
}

const honestStatuses = [200, ...new Set(Object.values(refusals).map(({ status }) => status))].filter(
  (status) => status < 500,
)
