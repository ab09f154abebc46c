import { Kysely, type LogEvent, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { sendNamed } from './named.ts'
import { failUnconfirmed } from './unconfirmed.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

// Of our own pool only: the job queue reads its numbers as the driver's text, and cannot write a bigint as JSON.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, BigInt)
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text))
// A calendar day has no time zone: it stays the text it is.
types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** How long a statement may wait for others, and how long it may take, before the database gives it up. */
export type Patience = { lockMs: number; statementMs: number }

/** The database refuses every change and every lock of a row; `failed` hears of each statement that fails. */
export type ReadOnly = { failed(): void }

/**
 * One pool, and Kysely on top of it. Hot reads use the pool's named statements, everything else Kysely, where hot statements are marked (`named`).
 * Closing the database (`db.destroy()`) ends the pool too.
 */
export function createDb(
  connectionString: string,
  { max = 10, patience, readOnly }: { max?: number; patience?: Patience; readOnly?: ReadOnly } = {},
): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    connectionTimeoutMillis: 5_000,
    // Kept: a fresh connection knows no table yet, and the first page after a quiet moment would wait 50 ms for it.
    idleTimeoutMillis: 0,
    keepAlive: true,
    // Said on the connection and not as it is opened: poolers between us and the server refuse it there.
    onConnect: (client: pg.ClientBase) =>
      client.query(readOnly ? 'set default_transaction_read_only = on' : settingsOf(patience)),
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('connect', failUnconfirmed)
  pool.on('connect', sendNamed)
  const log = readOnly && (({ level }: LogEvent) => (level === 'error' ? readOnly.failed() : undefined))
  return { db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) }), pool }
}

/** A role may be set to hear of errors alone: that no standby has confirmed a commit is a warning. */
const settingsOf = (patience: Patience | undefined): string =>
  `set client_min_messages = warning; ${patience ? limitsOf(patience) : ''}`

const limitsOf = ({ lockMs, statementMs }: Patience): string =>
  `set lock_timeout = ${lockMs}; set statement_timeout = ${statementMs};
   set idle_in_transaction_session_timeout = ${statementMs}`
