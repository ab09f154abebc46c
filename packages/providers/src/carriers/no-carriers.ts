import { ProviderUnavailable } from '../provider-unavailable.ts'
import type { Carriers } from './carriers.ts'

/** Outside the sandbox, until a carrier is connected: every call answers that it is not available. */
export function noCarriers(): Carriers {
  const absent = async (): Promise<never> => {
    throw new ProviderUnavailable('no carrier is connected')
  }
  return { book: absent, amend: absent, cancel: absent, release: absent, findUpdate: absent }
}
