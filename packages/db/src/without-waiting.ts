import { sql } from 'kysely'

/**
 * Returned by a statement that is a transaction of its own: its commit waits for no disk and no standby. For what others must see at once, and a
 * crash may lose.
 */
export const withoutWaiting = sql<string>`set_config('synchronous_commit', 'off', true)`.as('commits')
