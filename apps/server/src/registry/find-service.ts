import type { ServiceEntry } from '../entries/service-entry.ts'

/** The service that owns these records. Throws if none is registered, because the subject comes from our own tables. */
export function serviceOf<Deps>(
  services: readonly ServiceEntry<Deps>[],
  subject: string,
): ServiceEntry<Deps> {
  const service = services.find(({ info }) => info.subject === subject)
  if (!service) throw new Error(`no service is registered for ${subject}`)
  return service
}
