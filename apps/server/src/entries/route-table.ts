import type { Endpoint } from '@tradelane/contract'

/** A contract with its handlers, as the server mounts it. */
export type RouteTable = { contract: Record<string, Endpoint>; handlers: Record<string, unknown> }
