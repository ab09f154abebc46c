import type { z } from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { Who } from './roles.ts'
import type { Staff } from './staff.ts'

/** The audience: `reset` is the token of a password-reset link sent as bearer; `provider` is the webhook's own key. */
export type Auth =
  | 'none'
  | 'customer'
  | 'reset'
  | 'customer-or-reset'
  | 'admin'
  | 'customer-or-admin'
  | 'provider'

type OfficeAuth = 'admin' | 'customer-or-admin'

/** Each call that staff may make says who of them. */
export type Endpoint = AnyEndpoint &
  ({ auth: OfficeAuth; staff: Staff } | { auth: Exclude<Auth, OfficeAuth>; staff?: undefined })

type AnyEndpoint = {
  method: 'GET' | 'POST'
  /** Under `/api`. */
  path: `/${string}`
  /** The roles of a company that may call (`rolesFor` in roles.ts gives the default). */
  who?: Who
  summary: string
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  response: z.ZodMiniType
  /** The call's own refusals, besides those of every call (invalid, unauthenticated, too many …). */
  errors?: readonly ErrorCode[]
  /** Moves money or creates a record: accepts `Idempotency-Key`, and the browser always sends one. */
  idempotent?: true
  /** Opens a session: the browser is given a name by which it is known the next time. */
  signsIn?: true
  /** Gives the same answer to everyone: not counted among the calls that could be used to guess a secret. */
  isPublic?: true
  /**
   * Shows staff what is kept from most eyes: papers of identity, account numbers in full, what documents say. The audit trail has an entry for each such call;
   * `for a reason`: for each that gives a `reason`. Without one, account numbers are masked.
   */
  reveals?: true | 'for a reason'
  /**
   * Changes nothing. Of staff: though it is not for everybody, it leaves no entry in the audit trail. Of customers: a POST that a colleague who views
   * the account may make, as every GET.
   */
  onlyReads?: true
  /** For requests that may be larger than the default of 64 KiB. */
  maxBodyBytes?: number
  /** The answer is the bytes of a file (`FileAnswer`), not JSON. */
  answer?: 'file'
}

/** Keeps the literal types, so that server and client are both checked against this one definition. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Decoded<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Wire<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** The handler's input. */
export type Input<E extends Endpoint> = {
  [K in 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: Decoded<E[K]>
}
/** The client's request: the JSON on the wire. */
export type WireInput<E extends Endpoint> = {
  [K in 'query' | 'body' as E[K] extends z.ZodMiniType ? K : never]: Wire<E[K]>
}
/** The handler's result, before it is encoded. */
export type Output<E extends Endpoint> = z.output<E['response']>
/** The client's answer: the JSON on the wire. */
export type WireOutput<E extends Endpoint> = z.input<E['response']>
