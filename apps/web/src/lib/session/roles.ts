import { useQuery } from '@tanstack/react-query'
import { rolesFor, type Who } from '@tradelane/contract/primitives/roles'
import { profileQuery } from './profile.ts'

/** Whether the user's role allows a kind of call; until the role is known, what most users may do. */
export function useMay(who: Who): boolean {
  const { data: user } = useQuery(profileQuery)
  return !user || (!user.viewed_until && rolesFor({ method: 'POST', who }).includes(user.role))
}

/** Why everything is closed to a colleague of the back office who views a customer's app; undefined for customers. */
export function useViewOnly(): string | undefined {
  const { data: user } = useQuery(profileQuery)
  return user?.viewed_until && 'You only view this account for Tradelane. Nothing can be changed.'
}
