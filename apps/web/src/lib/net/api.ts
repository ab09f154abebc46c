import type { Endpoint, WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { noteSandboxClock } from '../browser/business-clock.ts'
import { networkFailure, readAnswer, refusalOf } from './api-answer.ts'
import { type ApiRequest, apiRequest, type CallOptions } from './api-request.ts'
import { fileNameIn } from './file-name-in.ts'
import { untilKnown } from './until-known.ts'

/**
 * Calls an endpoint of the contract and returns its JSON unchanged. Throws `ApiError` for every failure. Writes that the
 * contract marks idempotent send a key that stays the same until there is a response, so calling again after a failure
 * is safe.
 */
export async function api<const E extends Endpoint>(
  endpoint: E,
  input: WireInput<E>,
  options: CallOptions = {},
): Promise<WireOutput<E>> {
  const request = apiRequest(endpoint, input, options)
  const answer = await untilKnown(() => sendForText(endpoint, request, options), options.signal)
  // The server checked it with the same schema: decoding it again would only cost bytes and time.
  return readAnswer(request, answer) as WireOutput<E>
}

/** The same for a list whose answer is the bare rows: how many there are in all is in headers. */
export async function apiRows<const E extends Endpoint>(
  endpoint: E,
  input: WireInput<E>,
  options: CallOptions = {},
): Promise<{ rows: WireOutput<E>; total: number; isLeast: boolean }> {
  const request = apiRequest(endpoint, input, options)
  const answer = await untilKnown(() => sendForText(endpoint, request, options), options.signal)
  const rows = readAnswer(request, answer) as WireOutput<E>
  return { rows, total: answer.total ?? 0, isLeast: answer.isLeast === true }
}

async function sendForText(endpoint: Endpoint, request: ApiRequest, options: CallOptions) {
  const response = await send(endpoint, request, options)
  const text = await response.text().catch(() => Promise.reject(networkFailure()))
  const { headers } = response
  const total = Number(headers.get('x-total-count') ?? 0)
  return { ...factsOf(response), text, total, isLeast: headers.has('x-total-is-least') }
}

export type DownloadedFile = { blob: Blob; fileName: string | undefined }

/** For endpoints that return a file (`answer: 'file'`). */
export async function apiFile<const E extends Endpoint>(
  endpoint: E,
  input: WireInput<E>,
  options: CallOptions = {},
): Promise<DownloadedFile> {
  const request = apiRequest(endpoint, input, options)
  const response = await send(endpoint, request, options)
  if (!response.ok) {
    const content: unknown = await response.json().catch(() => undefined)
    throw refusalOf(request, { ...factsOf(response), text: '' }, content)
  }
  const blob = await response.blob().catch(() => Promise.reject(networkFailure()))
  return { blob, fileName: fileNameIn(response.headers.get('content-disposition') ?? '') }
}

async function send(endpoint: Endpoint, request: ApiRequest, { signal }: CallOptions): Promise<Response> {
  try {
    const response = await fetch(request.url, {
      method: endpoint.method,
      headers: request.headers,
      ...(request.body !== undefined && { body: request.body }),
      ...(signal && { signal }),
    })
    noteSandboxClock(response.headers.get('x-sandbox-clock'))
    return response
  } catch (error) {
    // An aborted call must report the abort, not a network failure.
    if (signal?.aborted) throw error
    throw networkFailure()
  }
}

function factsOf(response: Response): { status: number; requestId: string | undefined } {
  return { status: response.status, requestId: response.headers.get('x-request-id') ?? undefined }
}
