import { useQuery } from '@tanstack/react-query'
import { rolesFor, type Who } from '@tradelane/contract/primitives/roles'
import { profileQuery } from './profile.ts'

/** Whether the user's role allows a kind of call; until the role is known, what most users may do. */
export function useMay(who: Who): boolean {
  const { data: user } = useQuery(profileQuery)
  return !user || rolesFor({ method: 'POST', who }).includes(user.role)
}
