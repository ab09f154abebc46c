import type { FeatureEntry } from '../entries/feature-entry.ts'
import { type ServiceEntry, servicesOf } from '../entries/service-entry.ts'

/** The service that owns these records. Throws if none is registered, because the subject comes from our own tables. */
export function serviceOf<Deps>(
  deps: { features: readonly FeatureEntry<Deps>[] },
  subject: string,
): ServiceEntry<Deps> {
  const service = servicesOf(deps).find(({ info }) => info.subject === subject)
  if (!service) throw new Error(`no service is registered for ${subject}`)
  return service
}
