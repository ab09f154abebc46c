import { createHash } from 'node:crypto'
import type { Auth, Role, StaffRole } from '@tradelane/contract'
import type { SessionActor } from '../access/session-memory.ts'
import { readSessionToken, type SessionKind } from '../access/session-tokens.ts'
import type { Deps } from '../deps/deps.ts'
import { Refusal } from '../refusal.ts'
import { findView } from './find-view.ts'
import type { AdminActor, CustomerActor, ResetActor } from './routes.ts'

type Actor = CustomerActor | AdminActor | ResetActor | undefined

/** Identifies the caller by bearer token and the endpoint's audience. Refuses with UNAUTHENTICATED. */
export async function authenticate(deps: Deps, auth: Auth, header: string | undefined): Promise<Actor> {
  if (auth === 'none' || auth === 'provider') return undefined
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1]
  if (!token || token.length > 2_000) throw new Refusal('UNAUTHENTICATED')
  const actor =
    (auth.includes('customer') && (await findSession(deps, token, 'customer'))) ||
    (auth.includes('customer') && (await findView(deps, token))) ||
    (auth.includes('admin') && (await findSession(deps, token, 'admin'))) ||
    (auth.includes('reset') && (await findReset(deps, token))) ||
    undefined
  if (!actor) throw new Refusal(auth.includes('reset') ? 'RESET_LINK_DEAD' : 'UNAUTHENTICATED')
  return actor
}

async function findSession(deps: Deps, token: string, kind: SessionKind): Promise<SessionActor | undefined> {
  const now = deps.wallClock.now()
  const known = deps.sessions.find(token, now)
  if (known) return isOfKind(known, kind) ? known : undefined
  const sessionId = await readSessionToken(deps.config.secret, token, kind, now)
  if (!sessionId) return undefined
  const askedAt = deps.sessions.moment
  const row = await deps.db
    .selectFrom('sessions as session')
    .leftJoin('users as user', (join) =>
      // A member who was removed while signing in has a session, but no access.
      join.onRef('user.user_id', '=', 'session.user_id').on('user.removed_at', 'is', null),
    )
    .leftJoin('administrators as administrator', (join) =>
      join
        .onRef('administrator.administrator_id', '=', 'session.administrator_id')
        .on('administrator.state', '=', 'active'),
    )
    .select(['session.user_id', 'session.administrator_id', 'session.expires_at', 'user.uid', 'user.role'])
    .select(['administrator.role as staff_role', 'administrator.email as staff_email'])
    .where('session.session_id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .executeTakeFirst()
  const actor = row && toActor(row, sessionId)
  if (!row || !isOfKind(actor, kind)) return undefined
  deps.sessions.remember(token, actor, row.expires_at, askedAt)
  return actor
}

const isOfKind = (actor: SessionActor | undefined, kind: SessionKind): actor is SessionActor =>
  actor?.kind === (kind === 'customer' ? 'company' : 'office')

type SessionRow = Record<
  'user_id' | 'administrator_id' | 'uid' | 'role' | 'staff_role' | 'staff_email',
  string | null
>

function toActor(row: SessionRow, sessionId: string): SessionActor | undefined {
  if (row.administrator_id && row.staff_role && row.staff_email)
    return {
      kind: 'office',
      administratorId: row.administrator_id,
      sessionId,
      role: row.staff_role as StaffRole,
      email: row.staff_email,
    }
  if (!row.user_id || !row.uid) return undefined
  const role = row.role as Role
  return { kind: 'company', userId: row.user_id, companyId: row.uid, sessionId, role }
}

async function findReset(deps: Deps, token: string): Promise<ResetActor | undefined> {
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const row = await deps.db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', deps.wallClock.now())
    .executeTakeFirst()
  // A colleague's link is for a call of its own.
  return row?.user_id ? { kind: 'reset', userId: row.user_id, tokenHash } : undefined
}
