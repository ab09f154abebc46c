import type { Staff } from '@tradelane/contract/primitives/staff'
import type { ServiceInfo } from '@tradelane/contract/services/service-info'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Tour } from '../tour/tour-step.ts'

/** A page listed below an entry of the sidebar, under the page's own title. */
export type SidebarPage = { to: string; title: string }
/** An entry of a sidebar; `hint` is its second line. While one of its `pages` is open, all of them are listed below it. */
export type SidebarEntry = {
  to: string
  icon: LucideIcon
  title: string
  hint?: string
  pages?: readonly SidebarPage[]
  /** Where it is open too: addresses, with all below them, that have no entry of their own. */
  owns?: readonly string[]
}

type Screens<Address extends string> = {
  /** All addresses below it belong to the feature: one without a page of its own is reported inside the shell. */
  root?: Address
  /** The page of each address, made with `lazyPage`: the list names pages and loads none. */
  pages: Readonly<Record<Address, ComponentType>>
  sidebar?: readonly SidebarEntry[]
}

type CustomerScreens = Screens<`/${string}`> & {
  /** What belongs to the company rather than to a service: listed below the services. */
  company?: readonly SidebarEntry[]
  /** The guided tours that the specification gives to some of its pages. */
  tours?: Readonly<Record<string, Tour>>
}

type OfficeScreens = Omit<Screens<`/admin/${string}`>, 'sidebar'> & {
  /** What the office works through: listed above the services. An entry that names its `staff` is for them only. */
  desk?: readonly (SidebarEntry & { staff?: Staff })[]
  /** Its lists of records, with prices and rules below them. Features of one group stand together. */
  group?: {
    icon: LucideIcon
    title: string
    records: readonly SidebarPage[]
    settings?: readonly SidebarPage[]
  }
}

/** What the browser must know of a feature: one entry for each in `app/screens.ts`. */
export type FeatureScreens = { customer?: CustomerScreens; office?: OfficeScreens }

/** The same of a service, which has records of customers. */
export type ServiceScreens = { info: ServiceInfo; customer: CustomerScreens; office: OfficeScreens }
