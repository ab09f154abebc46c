import type { RiskRating } from '@tradelane/contract/customers/file-calls'

export const riskWords: Record<RiskRating, string> = {
  low: 'Low risk',
  medium: 'Medium risk',
  high: 'High risk',
}
