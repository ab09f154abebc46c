import { queryOptions, useQuery } from '@tanstack/react-query'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { type Staff, staffFor } from '@tradelane/contract/primitives/staff'
import { api } from '../net/api.ts'

/** Who is signed in at the back office. */
export const administratorQuery = queryOptions({
  queryKey: ['admin', 'profile'],
  queryFn: async () => (await api(adminAccess.profile, {})).data,
})

/** Whether the role of who is signed in at the back office allows a call; until the role is known, it does not. */
export function useStaffMay({ staff }: { staff: Staff }): boolean {
  const { data } = useQuery(administratorQuery)
  return data !== undefined && staffFor(staff).includes(data.role)
}
