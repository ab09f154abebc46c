import type { KindInfo } from '../notifications/channels.ts'

/** What server and browser both need to know of a service without loading it. */
export type ServiceInfo<S extends string = string, Kind extends string = string> = {
  /** The subject of its events, tasks, notifications and charges. */
  subject: S
  /** One of its records, as people say it: "Insurance IN-2026-000123". */
  title: string
  /** Of its numbers: IN-2026-000123. */
  numberPrefix: string
  customerPage(id: string): `/${string}`
  officePage?(id: string): `/admin/${string}`
  /** Its kinds of notifications. A service may have none and use those of another. */
  notifications?: Readonly<Record<Kind, KindInfo>>
}

export const serviceInfo = <const S extends string, const Kind extends string = never>(
  info: ServiceInfo<S, Kind>,
): ServiceInfo<S, Kind> => info
