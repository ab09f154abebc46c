import type { accounts } from '@tradelane/contract/accounts/calls'
import type { Founder } from '@tradelane/contract/onboarding/forms'
import type { FounderReview } from '@tradelane/contract/onboarding/founders'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'

export type User = WireOutput<typeof accounts.profile>['data']

/** One of the user's `founders`. */
export type Person = Founder & FounderReview & { fid: string }
