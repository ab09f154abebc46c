import { QueryClient } from '@tanstack/react-query'
import type { StaffRole } from '@tradelane/contract/primitives/staff'
import { administratorQuery } from '../src/lib/session/staff.ts'

/** The client of a page of the back office that a person of this role has open. */
export function clientOfStaff(role: StaffRole): QueryClient {
  const client = new QueryClient()
  client.setQueryData(administratorQuery.queryKey, { name: 'Ines', email: 'ines@demo.example', role })
  return client
}
