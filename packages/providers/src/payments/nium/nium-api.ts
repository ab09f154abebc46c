import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import { jsonOrUndefined } from '../../json-or-undefined.ts'
import { ProviderUnavailable } from '../../provider-unavailable.ts'
import { refusalIn } from './refusal-in.ts'

export type NiumConfig = {
  /** `https://gateway.nium.com`: sandbox and production differ by key and client only. */
  baseUrl: string
  apiKey: string
  clientHashId: string
  /** How we name ourselves to them, up to 32 characters. */
  clientName: string
  /** Below the eight seconds that a person is kept waiting for. */
  timeoutMs?: number
}

export type Answer<Value> =
  | { status: 'ok'; value: Value }
  /** A definite refusal. `reason` is their message, `code` their error code if they sent one. */
  | {
      status: 'refused'
      httpStatus: number
      reason: string
      code?: string | undefined
      errors?: readonly unknown[] | undefined
    }

type Call<Schema extends z.core.$ZodType> = {
  answer: Schema
  query?: Record<string, string | undefined>
  body?: unknown
  /** Makes a repetition within 24 hours answer the same, and not act again. */
  idempotencyKey?: string
  headers?: Record<string, string>
}

export type NiumApi = ReturnType<typeof niumApi>

/**
 * One HTTP call. Every unknown outcome becomes ProviderUnavailable: no answer, 5xx, an answer that cannot be read,
 * and refusals that are about us (key, rate) and not about the request.
 */
export function niumApi({ baseUrl, apiKey, clientName, timeoutMs = 7_000 }: NiumConfig) {
  async function call<Schema extends z.core.$ZodType>(
    method: 'GET' | 'POST',
    path: string,
    { answer, query = {}, body, idempotencyKey, headers }: Call<Schema>,
  ): Promise<Answer<z.core.output<Schema>>> {
    const url = new URL(path, baseUrl)
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, value)
    const { httpStatus, text } = await exchange(url, {
      method,
      headers: {
        'x-api-key': apiKey,
        'x-client-name': clientName,
        'x-request-id': randomUUID(),
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey, 'x-idempotency-id': idempotencyKey } : {}),
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutMs),
      // The API key must not follow a redirection to anywhere.
      redirect: 'error',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (httpStatus >= 500 || [401, 403, 408, 429].includes(httpStatus))
      throw new ProviderUnavailable(`${method} ${path} was answered with ${httpStatus}`)
    if (httpStatus >= 400) return { status: 'refused', httpStatus, ...refusalIn(text) }
    const parsed = z.core.safeParse(answer, jsonOrUndefined(text))
    if (!parsed.success)
      throw new ProviderUnavailable(`${method} ${path} was answered with something else`, {
        cause: parsed.error,
      })
    return { status: 'ok', value: parsed.data }
  }

  return {
    get: <Schema extends z.core.$ZodType>(path: string, options: Call<Schema>) => call('GET', path, options),
    post: <Schema extends z.core.$ZodType>(path: string, options: Call<Schema>) =>
      call('POST', path, options),
  }
}

async function exchange(url: URL, init: RequestInit): Promise<{ httpStatus: number; text: string }> {
  try {
    const response = await fetch(url, init)
    return { httpStatus: response.status, text: await response.text() }
  } catch (cause) {
    throw new ProviderUnavailable(`${init.method} ${url.pathname} was not answered`, { cause })
  }
}

/** For calls that can only be refused through a fault of ours. */
export function granted<Value>(answer: Answer<Value>, what: string): Value {
  if (answer.status === 'ok') return answer.value
  throw new Error(`${what} was refused: ${answer.reason}`)
}
