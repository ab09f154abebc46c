import type { ServiceEntry } from './service-entry.ts'

/** The service whose records these are; throws where none is registered: the caller's subject comes from our own tables. */
export function serviceOf<Deps>(
  services: readonly ServiceEntry<Deps>[],
  subject: string,
): ServiceEntry<Deps> {
  const service = services.find(({ info }) => info.subject === subject)
  if (!service) throw new Error(`no service is registered for ${subject}`)
  return service
}
