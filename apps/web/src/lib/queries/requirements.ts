import { queryOptions, useQuery } from '@tanstack/react-query'
import { kybRequirements } from '@tradelane/contract/onboarding/requirement-calls'
import { api } from '../net/api.ts'
import type { User } from '../session/profile.ts'

/** What the company has to do for its verification. */
export const requirementsQuery = queryOptions({
  queryKey: ['requirements'],
  queryFn: async ({ signal }) => (await api(kybRequirements.list, {}, { signal })).requirements,
  // The back office may have asked or decided a moment ago.
  staleTime: 0,
})

/** In one short line, what the company has to answer; undefined where it waits for nothing or this is not known yet. */
export function useAskedFor(user: Pick<User, 'status'> | undefined): string | undefined {
  const { data = [] } = useQuery({ ...requirementsQuery, enabled: user?.status === 'RFI_REQUESTED' })
  const asked = data.filter(({ is_asked, due }) => is_asked && due !== null)
  const [first] = asked
  if (!first) return undefined
  return `${first.what} (${first.about})${asked.length > 1 ? ` and ${asked.length - 1} more` : ''}`
}
