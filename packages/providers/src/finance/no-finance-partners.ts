import { ProviderUnavailable } from '../provider-unavailable.ts'
import type { FinancePartners } from './finance-partners.ts'

/** Outside the sandbox, until a finance partner is connected: every call answers that it is not available. */
export function noFinancePartners(): FinancePartners {
  const absent = async (): Promise<never> => {
    throw new ProviderUnavailable('no finance partner is connected')
  }
  return {
    sendAdvance: absent,
    repay: absent,
    collectionAccount: absent,
    listCollections: async () => [],
    returnCollection: absent,
  }
}
