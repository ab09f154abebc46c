import pg from 'pg'
import type { CompanyScope, OfficeScope } from './scope.ts'

export type CustomerActor = CompanyScope & { sessionId: string }
export type AdminActor = OfficeScope & { sessionId: string }
export type SessionActor = CustomerActor | AdminActor

type Remembered = { actor: SessionActor; expiresAt: number }
const mostRemembered = 10_000

/**
 * What this process knows of live sessions, so that a signed-in request costs no round trip of its own. The database
 * announces every session that has ended or whose person has another role now (`session_ended`); while nobody listens,
 * nothing is remembered.
 */
export class SessionMemory {
  readonly #byToken = new Map<string, Remembered>()
  readonly #connectionString: string
  #listener: pg.Client | undefined
  #isClosed = false
  #ends = 0

  constructor(connectionString: string) {
    this.#connectionString = connectionString
  }

  find(token: string, now: Date): SessionActor | undefined {
    const remembered = this.#byToken.get(token)
    return remembered && remembered.expiresAt > now.getTime() ? remembered.actor : undefined
  }

  /** Taken before the database is asked about a session, and given to `remember` with its answer. */
  get moment(): number {
    return this.#ends
  }

  /** Not where any session has ended since it was asked for: it may be this one, and nobody would tell again. */
  remember(token: string, actor: SessionActor, expiresAt: Date, askedAt: number): void {
    if (!this.#listener || askedAt !== this.#ends) return
    if (this.#byToken.size >= mostRemembered) this.#byToken.clear()
    this.#byToken.set(token, { actor, expiresAt: expiresAt.getTime() })
  }

  forget(sessionId: string): void {
    this.#ends++
    for (const [token, { actor }] of this.#byToken) {
      if (actor.sessionId === sessionId) this.#byToken.delete(token)
    }
  }

  /** Starts to listen, and keeps listening: a lost connection empties the memory and is made anew. */
  async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#connectionString })
    client.on('notification', ({ payload }) => payload && this.forget(payload))
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    await client.connect()
    await client.query('listen session_ended')
    // What ended before this moment was told to nobody here.
    this.#ends++
    this.#listener = client
  }

  #lost(client: pg.Client): void {
    if (this.#listener !== client) return
    this.#listener = undefined
    this.#byToken.clear()
    if (!this.#isClosed) this.#listenAgain()
  }

  #listenAgain(): void {
    setTimeout(() => {
      if (!this.#isClosed) this.listen().catch(() => this.#listenAgain())
    }, 1_000).unref()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#listener?.end()
  }
}
