import type { Endpoint } from '@tradelane/contract/primitives/endpoint'
import { type SessionKind, sessionToken } from '../session/session.ts'
import { idempotencyKey } from './idempotency-key.ts'

export type CallOptions = {
  /** Sent as bearer instead of the session's: the token of a reset link. */
  token?: string
  signal?: AbortSignal
}

type Parts = { query?: unknown; body?: unknown }

export type ApiRequest = {
  url: string
  headers: Record<string, string>
  body: string | undefined
  /** The session of the request; undefined for public calls. */
  speaker: SessionKind | undefined
  /** Two requests with the same value are the same request. */
  fingerprint: string
}

export function apiRequest(endpoint: Endpoint, input: Parts, options: CallOptions): ApiRequest {
  const url = `/api${endpoint.path}${queryText(input.query)}`
  const body = input.body === undefined ? undefined : JSON.stringify(input.body)
  const speaker = options.token === undefined ? speakerOf(endpoint) : undefined
  const token = options.token ?? (speaker && sessionToken(speaker))
  const fingerprint = `${url} ${body ?? ''}`
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (token) headers.authorization = `Bearer ${token}`
  if (endpoint.idempotent) headers['idempotency-key'] = idempotencyKey(fingerprint)
  return { url, headers, body, speaker, fingerprint }
}

/** The back office uses the administrator's session, even if the same browser is signed in as a customer too. */
function speakerOf({ auth }: Endpoint): SessionKind | undefined {
  if (auth === 'admin') return 'admin'
  if (auth === 'customer-or-admin') return location.pathname.startsWith('/admin') ? 'admin' : 'customer'
  return auth === 'customer' || auth === 'customer-or-reset' ? 'customer' : undefined
}

function queryText(query: unknown): string {
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
