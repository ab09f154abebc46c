import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { mailTradingReceipt } from './mail-receipt.ts'
import { adminBuyerRoutes, tradingRoutes } from './routes.ts'
import { tradingRules } from './rules.ts'
import { tradingLink } from './trading-link.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'mail-trading-receipt': { tradingId: string }
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    trading_record: true
  }
}

export const tradingInfo: FeatureEntry<Deps> = {
  routes: [tradingRoutes, adminBuyerRoutes],
  subjects: ['trading_record'],
  tasks: { 'mail-trading-receipt': mailTradingReceipt },
  links: [tradingLink],
  rules: { trading_record: tradingRules },
}
