import type { Auth, Endpoint, Input, Output } from '@tradelane/contract'
import type { AdminActor, CustomerActor } from '../access/session-memory.ts'
import type { Deps } from '../boot/deps.ts'

export type { AdminActor, CustomerActor } from '../access/session-memory.ts'

/** Somebody who came by the link of a password-reset mail: may set a password, and nothing else. */
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

/** What a handler may know of the request beside its checked input. */
export type RequestFacts = {
  id: string
  ip: string
  userAgent: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The body as it came, for the one caller whose signature covers it. */
  rawBody: string
}

export type Handlers<C extends Record<string, Endpoint>> = {
  [K in keyof C]: (
    call: { deps: Deps; actor: ActorOf<C[K]['auth']>; request: RequestFacts } & Input<C[K]>,
  ) => Promise<Output<C[K]>>
}

/** Pairs a contract with its handlers: a missing handler, or a wrong answer, does not compile. */
export const routes = <C extends Record<string, Endpoint>>(contract: C, handlers: Handlers<C>) => ({
  contract,
  handlers,
})

/** What every good answer has; spread it, so that the compiler keeps the word and not just "some text". */
export const success = { status: 'success' } as const
