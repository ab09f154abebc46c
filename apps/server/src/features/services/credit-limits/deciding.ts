import type { AdminActor } from '../../../http/routes.ts'

/** What `move` wants to know of a decision of the back office. */
export type Deciding = { scope: AdminActor; id: string; at: Date }
