import type { ServiceInfo } from '@tradelane/contract/services/service-info'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Tour } from '../tour/tour-step.ts'

/** A page listed below an entry of the sidebar, under the page's own title. */
type SidebarPage = { to: string; title: string }
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
  /** All addresses below it belong to the service: one without a page of its own is reported inside the shell. */
  root?: Address
  /** The page of each address, made with `lazyPage`: the registry names pages and loads none. */
  pages: Readonly<Record<Address, ComponentType>>
  sidebar?: readonly SidebarEntry[]
}

/** What the browser must know of a service: one entry for each in `services.ts`. */
export type ServiceScreens = {
  info: ServiceInfo
  customer: Screens<`/${string}`> & {
    /** The guided tours that the specification gives to some of its pages. */
    tours?: Readonly<Record<string, Tour>>
  }
  office: Screens<`/admin/${string}`> & {
    /** Prices and rules of the service: listed below the records of all services. */
    settings?: readonly SidebarEntry[]
  }
}
