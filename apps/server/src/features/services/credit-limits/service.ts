import { creditLimits } from '@tradelane/contract/credit-limits/service-info'
import type { Deps } from '../../../deps/deps.ts'
import type { ServiceEntry } from '../../../entries/service-entry.ts'
import { buyersDocument } from './ask-buyer.ts'
import { limitsKnowingAs } from './known-as.ts'
import { creditLimitLifecycle } from './lifecycle.ts'
import { limitOffer } from './offer-by-two.ts'
import { nameLimits } from './record-names.ts'
import { creditLimitRoutes, officeCreditLimitRoutes } from './routes.ts'
import { creditLimitRules } from './rules.ts'
import { termSheetSigning } from './sign-approval.ts'

export const creditLimitsService: ServiceEntry<Deps> = {
  info: creditLimits,
  lifecycle: creditLimitLifecycle,
  routes: [creditLimitRoutes, officeCreditLimitRoutes],
  approvals: [termSheetSigning],
  links: [buyersDocument],
  changes: [limitOffer],
  constraints: {
    credit_limits_one_for_each_buyer: 'ILLEGAL_STATE',
    credit_limit_questions_one_open: 'ILLEGAL_STATE',
  },
  rules: { credit_limit: creditLimitRules },
  nameRecords: { credit_limit: nameLimits },
  knownAs: limitsKnowingAs,
}
