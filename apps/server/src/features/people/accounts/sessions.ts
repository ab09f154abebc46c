import { randomUUID } from 'node:crypto'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { Database, Db, Tx } from '@tradelane/db'
import type { ExpressionBuilder } from 'kysely'
import { hashOfDevice, type Origin } from '../../../access/known-origin.ts'
import { signSessionToken } from '../../../access/session-tokens.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { RequestFacts } from '../../../http/routes.ts'
import { inTransaction } from '../../../transaction.ts'
import { deviceName } from './device-name.ts'

type Person = { userId: string } | { administratorId: string }

/** Inserts a session row and returns the token that refers to it. */
export async function openSession(
  { wallClock, config }: Deps,
  db: Db | Tx,
  person: Person,
  request: Origin & Pick<RequestFacts, 'userAgent'>,
): Promise<string> {
  const sessionId = randomUUID()
  const createdAt = wallClock.now()
  const isUser = 'userId' in person
  const lastsMs = isUser ? promisedMs('session') : config.staffSessionHours * 3_600_000
  const expiresAt = new Date(createdAt.getTime() + lastsMs)
  await db
    .insertInto('sessions')
    .values({
      session_id: sessionId,
      user_id: isUser ? person.userId : null,
      administrator_id: isUser ? null : person.administratorId,
      user_agent: request.userAgent,
      ip: request.ip,
      device: request.device === undefined ? null : hashOfDevice(request.device),
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute()
  return signSessionToken(config.secret, { sessionId, kind: isUser ? 'customer' : 'admin', expiresAt })
}

export async function endSession(deps: Deps, sessionId: string): Promise<void> {
  await inTransaction(deps.db, (tx) =>
    tx
      .updateTable('sessions')
      .set({ ended_at: deps.wallClock.now() })
      .where('session_id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute(),
  )
  deps.sessions.forget(sessionId)
}

/** Ends a user's sessions: one of them, or all but the caller's. Returns how many. */
export function endSessionsOf(
  deps: Deps,
  db: Db | Tx,
  userId: string,
  which: SessionChoice,
): Promise<number> {
  return endSessions(deps, db, { userId }, which)
}

type SessionChoice = { only?: string | undefined; except?: string | undefined }
type Ending = Pick<Deps, 'wallClock'> & { sessions: Pick<Deps['sessions'], 'forget'> }

/** The same for anybody with sessions. */
export async function endSessions(
  deps: Ending,
  db: Db | Tx,
  person: Person,
  which: SessionChoice,
): Promise<number> {
  let query = db
    .updateTable('sessions')
    .set({ ended_at: deps.wallClock.now() })
    .where(isOf(person))
    .where('ended_at', 'is', null)
    .returning('session_id')
  if (which.only) query = query.where('session_id', '=', which.only)
  if (which.except) query = query.where('session_id', '!=', which.except)
  const ended = await query.execute()
  for (const { session_id } of ended) deps.sessions.forget(session_id)
  return ended.length
}

export async function listSessions(deps: Deps, person: Person, currentId: string) {
  const rows = await deps.db
    .selectFrom('sessions')
    .select(['session_id', 'user_agent', 'ip', 'created_at'])
    .where(isOf(person))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', deps.wallClock.now())
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    ...row,
    device: deviceName(row.user_agent),
    is_current: row.session_id === currentId,
  }))
}

const isOf = (person: Person) => (eb: ExpressionBuilder<Database, 'sessions'>) =>
  'userId' in person ? eb('user_id', '=', person.userId) : eb('administrator_id', '=', person.administratorId)
