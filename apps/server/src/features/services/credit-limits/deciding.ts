import type { OfficeScope } from '../../../access/scope.ts'

/** What `move` wants to know of a decision of the back office. */
export type Deciding = { scope: OfficeScope; id: string; at: Date }
