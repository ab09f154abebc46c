import type { Auth, Endpoint, Input, Output } from '@tradelane/contract'
import type { AdminActor, CustomerActor } from '../access/session-memory.ts'
import type { Deps } from '../deps/deps.ts'

export type { AdminActor, CustomerActor } from '../access/session-memory.ts'
/** For handlers that show what is kept from most eyes, and for calls of somebody who is not signed in yet. */
export { noteShown, writeChange } from '../audit/current-call.ts'
export { requestsInTrail } from '../audit/requests-in-trail.ts'

/** A person who followed a password-reset link: may set a password, and nothing else. */
export type ResetActor = { kind: 'reset'; userId: string; tokenHash: string }

type ActorOf<A extends Auth> = {
  none: undefined
  provider: undefined
  customer: CustomerActor
  admin: AdminActor
  reset: ResetActor
  'customer-or-reset': CustomerActor | ResetActor
  'customer-or-admin': CustomerActor | AdminActor
}[A]

/** The request's data that a handler may use besides its validated input. */
export type RequestFacts = {
  id: string
  ip: string
  userAgent: string
  /** The random name of the browser, where the call opens a session. */
  device?: string | undefined
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The raw body, for the one caller who signs it. */
  rawBody: string
  /** Says how long a list is whose answer is the bare rows: the headers `X-Total-Count`, and `X-Total-Is-Least` where there are more. */
  countRows(counted: { total: number; total_is_least?: boolean }): void
  /** The caller has hung up: nobody reads the answer of what takes minutes. */
  isGone(): boolean
}

export type Handlers<C extends Record<string, Endpoint>> = {
  [K in keyof C]: (
    call: { deps: Deps; actor: ActorOf<C[K]['auth']>; request: RequestFacts } & Input<C[K]>,
  ) => Promise<Output<C[K]>>
}

/** Pairs a contract with its handlers: a missing handler or a wrong answer does not compile. */
export const routes = <C extends Record<string, Endpoint>>(contract: C, handlers: Handlers<C>) => ({
  contract,
  handlers,
})

/** The status of every successful answer; spread it, so that its type is the literal and not `string`. */
export const success = { status: 'success' } as const
