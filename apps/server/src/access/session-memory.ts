import type { StaffRole } from '@tradelane/contract'
import { type Listening, listenTo } from '@tradelane/db'
import type { CompanyScope, OfficeScope } from './scope.ts'

export type CustomerActor = CompanyScope & { sessionId: string; view?: AccountView }
/** A colleague of the back office sees what the customer sees, until then. */
export type AccountView = { administratorId: string; expiresAt: Date }
/** No address changes while they are signed in. */
export type AdminActor = OfficeScope & { sessionId: string; role: StaffRole; email: string }
export type SessionActor = CustomerActor | AdminActor

type Remembered = { actor: SessionActor; expiresAt: number }
const mostRemembered = 10_000

/**
 * This process's cache of live sessions, so that an authenticated request costs no extra round trip. The database
 * announces every session that has ended or whose user has a new role (`session_ended`). While the process is not
 * listening, nothing is cached.
 */
export class SessionMemory {
  readonly #byToken = new Map<string, Remembered>()
  readonly #listening: Listening
  #isListening = false
  #ends = 0

  constructor(connectionString: string) {
    this.#listening = listenTo(connectionString, 'session_ended', {
      notice: (sessionId) => this.forget(sessionId),
      started: () => {
        // Sessions that ended before this moment were not announced to this process.
        this.#ends++
        this.#isListening = true
      },
      lost: () => {
        this.#isListening = false
        this.#byToken.clear()
      },
    })
  }

  find(token: string, now: Date): SessionActor | undefined {
    const remembered = this.#byToken.get(token)
    return remembered && remembered.expiresAt > now.getTime() ? remembered.actor : undefined
  }

  /** Taken before the database is asked for a session, and passed to `remember` with its answer. */
  get moment(): number {
    return this.#ends
  }

  /** Not cached if any session has ended since the query started: it may be this one, and there is no second notice. */
  remember(token: string, actor: SessionActor, expiresAt: Date, askedAt: number): void {
    if (!this.#isListening || askedAt !== this.#ends) return
    if (this.#byToken.size >= mostRemembered) this.#byToken.clear()
    this.#byToken.set(token, { actor, expiresAt: expiresAt.getTime() })
  }

  forget(sessionId: string): void {
    this.#ends++
    for (const [token, { actor }] of this.#byToken) {
      if (actor.sessionId === sessionId) this.#byToken.delete(token)
    }
  }

  /** Starts to listen, and keeps listening: a lost connection empties the cache and is reopened. */
  listen(): Promise<void> {
    return this.#listening.start()
  }

  close(): Promise<void> {
    return this.#listening.close()
  }
}
