import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { balanceAddition } from './add-balance-approval.ts'
import { openCompanyWallet } from './open-company-wallet.ts'
import { listOpenRequests } from './open-requests.ts'
import { walletRoutes } from './routes.ts'
import { conversionRules, fundingRules } from './rules.ts'
import { finishConverting } from './settle-conversion.ts'
import { finishAddingBalance } from './settle-funding.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'open-company-wallet': { companyId: string }
    'add-balance': { companyId: string; fundingId: string }
    'convert-currency': { companyId: string; conversionId: string }
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
  tasks: {
    'open-company-wallet': openCompanyWallet,
    'add-balance': finishAddingBalance,
    'convert-currency': finishConverting,
  },
  rules: { funding: fundingRules, conversion: conversionRules },
  openAtProvider: listOpenRequests,
  constraints: { quotes_draft: 'NOT_FOUND' },
}
