import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import {
  adminCustomerRoutes,
  customerHistoryRoutes,
  customerRateRoutes,
  priceListRoutes,
  requirementRoutes,
} from './routes.ts'

export const customers: FeatureEntry<Deps> = {
  routes: [
    adminCustomerRoutes,
    customerHistoryRoutes,
    customerRateRoutes,
    priceListRoutes,
    requirementRoutes,
  ],
}
