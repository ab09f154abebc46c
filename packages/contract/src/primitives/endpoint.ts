import type { z } from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { Who } from './roles.ts'

/** Who may call: `reset` is the token of a password-reset link sent as bearer; `provider` is the webhook's own key. */
export type Auth =
  | 'none'
  | 'customer'
  | 'reset'
  | 'customer-or-reset'
  | 'admin'
  | 'customer-or-admin'
  | 'provider'

export type Endpoint = {
  method: 'GET' | 'POST'
  /** Under `/api`. */
  path: `/${string}`
  auth: Auth
  /** Which of a company's people may call (`rolesFor` in roles.ts says what it means to leave it out). */
  who?: Who
  summary: string
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  response: z.ZodMiniType
  /** Refusals of its own; those every call may answer (invalid, unauthenticated, too many …) go without saying. */
  errors?: readonly ErrorCode[]
  /** Moves money or creates a record: accepts `Idempotency-Key`, and the browser always sends one. */
  idempotent?: true
  /** Tells everybody the same: not counted among the calls by which somebody could guess a secret. */
  isPublic?: true
  /** Where a request may be larger than the 64 KiB that do for all others. */
  maxBodyBytes?: number
  /** The answer is the bytes of a file (`FileAnswer`), not JSON. */
  answer?: 'file'
}

/** Keeps the literal types, so that server and client are both checked against this one definition. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Decoded<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Wire<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** What the server's handler is given. */
export type Input<E extends Endpoint> = {
  [K in 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: Decoded<E[K]>
}
/** What a client sends: the JSON as it travels. */
export type WireInput<E extends Endpoint> = {
  [K in 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: Wire<E[K]>
}
/** What the server's handler answers, before it is encoded. */
export type Output<E extends Endpoint> = z.output<E['response']>
/** What a client reads: the JSON as it travels. */
export type WireOutput<E extends Endpoint> = z.input<E['response']>
