import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { balanceAddition } from './add-balance-approval.ts'
import { chargedConversions } from './charged-exchange.ts'
import { conversionStep } from './conversion-step.ts'
import { fundingStep } from './funding-step.ts'
import { conversionInvoiceFacts } from './margin-facts.ts'
import { openCompanyWallet } from './open-company-wallet.ts'
import { walletRoutes } from './routes.ts'
import { conversionRules, fundingRules } from './rules.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'open-company-wallet': { companyId: string }
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    conversion: true
    funding: true
    wallet: true
  }
}

export const wallet: FeatureEntry<Deps> = {
  routes: [walletRoutes],
  subjects: ['conversion', 'funding', 'wallet'],
  approvals: [balanceAddition],
  tasks: { 'open-company-wallet': openCompanyWallet },
  moneySteps: [fundingStep, conversionStep],
  rules: { funding: fundingRules, conversion: conversionRules },
  chargedByRate: [chargedConversions],
  invoiceFactsOf: { conversion: conversionInvoiceFacts },
  constraints: { quotes_draft: 'NOT_FOUND' },
}
