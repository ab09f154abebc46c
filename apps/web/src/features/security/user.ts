import type { accounts } from '@tradelane/contract/accounts'
import type { WireOutput } from '@tradelane/contract/endpoint'
import type { FounderReview } from '@tradelane/contract/founders'
import type { Founder } from '@tradelane/contract/registration'

export type User = WireOutput<typeof accounts.profile>['data']

/** One of the user's `founders`. */
export type Person = Founder & FounderReview & { fid: string }
