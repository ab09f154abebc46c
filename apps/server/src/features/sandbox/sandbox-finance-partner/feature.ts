import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { sandboxFinancePartnerRoutes } from './routes.ts'

export const sandboxFinancePartner: FeatureEntry<Deps> = {
  sandboxRoutes: [sandboxFinancePartnerRoutes],
}
