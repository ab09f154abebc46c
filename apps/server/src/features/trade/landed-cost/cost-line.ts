import type { Input } from '@tradelane/contract'
import type { landedCost } from '@tradelane/contract/landed-cost/calls'
import type { CostKind, DutyStatus } from '@tradelane/contract/landed-cost/parts'
import type { Money } from '@tradelane/money'

export type Estimated = Input<typeof landedCost.estimate>['body']

export type CostLine = {
  kind: CostKind
  amount: Money
  is_not_given?: true
  /** In percent. */
  rate?: string
  basis: string
  source: string
  as_of: string
  status?: DutyStatus
}
