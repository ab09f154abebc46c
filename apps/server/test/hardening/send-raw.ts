import { refusals } from '@tradelane/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp } from '../test-app.ts'
import type { World } from './given-world.ts'
import type { RegisteredCall } from './registered-calls.ts'
import { sampleBodies, sampleQueries } from './sample-input.ts'

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

/** Sends the first sample of a call's body and query. */
export function sendSample(app: TestApp, world: World, call: RegisteredCall, token: string) {
  const [query] = sampleQueries(call, world.known)
  const payload = JSON.stringify(sampleBodies(call, world.known)[0] ?? {})
  return sendRaw(app, world, call, {
    token,
    payload,
    ...(query && { query: String(new URLSearchParams(query)) }),
  })
}

/** What must never be in an answer: statements, stacks, places on our disk. */
const innards =
  /\b(select|delete) .* from |insert into |violates \S* ?constraint|relation "|\bat .+:\d+:\d+|node_modules|\/(home|work|usr)\/|SQLSTATE/

/** That an answer is no fault of ours, and a refusal one of the contract's, with a message for each bad field. */
export function expectHonest(answer: LightMyRequestResponse, what: string): void {
  const fault = faultIn(answer)
  // Not an expectation for each of these: there are a hundred thousand answers, and an expectation takes longer than the check.
  if (fault) throw new Error(`${what}: ${fault} ${answer.statusCode} ${answer.body.slice(0, 300)}`)
}

function faultIn({ statusCode, body }: LightMyRequestResponse): string | undefined {
  if (!honestStatuses.has(statusCode)) return 'The status is none that the contract has.'
  if (statusCode === 200) return undefined
  const { status, message, error } = JSON.parse(body)
  if (status !== 'fail' || typeof message !== 'string') return 'This is no refusal.'
  if (refusals[error.code as keyof typeof refusals]?.status !== statusCode)
    return 'The code is not one of the contract, or not of this status.'
  if (innards.test(body)) return 'The text shows what is inside.'
  if (error.code !== 'INVALID_REQUEST') return undefined
  const texts = Object.values(error.fields ?? {})
  if (texts.length === 0) return 'No field is named.'
  return texts.every((text) => typeof text === 'string' && text !== '')
    ? undefined
    : 'A field has no message.'
}

const honestStatuses = new Set<number>(
  [200, ...Object.values(refusals).map(({ status }) => status)].filter((status) => status < 500),
)
