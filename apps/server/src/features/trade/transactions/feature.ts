import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { nameTrades } from './name-trades.ts'
import { tradeFigureRoutes, transactionRoutes } from './routes.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    transaction: true
  }
}

export const transactions: FeatureEntry<Deps> = {
  routes: [transactionRoutes, tradeFigureRoutes],
  subjects: ['transaction'],
  nameRecords: { transaction: nameTrades },
  found: {
    transaction: {
      page: ({ id, companyId }, reader) =>
        reader === 'office'
          ? `/admin/customer-profiles/${companyId}/history`
          : `/transaction-summary?transaction_id=${id}`,
    },
  },
}
