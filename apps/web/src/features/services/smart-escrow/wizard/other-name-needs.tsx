import { useQuery } from '@tanstack/react-query'
import type { WireNameCheck } from '@tradelane/contract/partners/name-check'
import { profileQuery } from '../../../../lib/session/profile.ts'

/** Where the payee's bank has another name: what approving the escrow takes besides the code. */
export function OtherNameNeeds({ check }: { check: WireNameCheck | null | undefined }) {
  const { data: user } = useQuery(profileQuery)
  if (check?.result !== 'no_match') return null
  return (
    <p className="text-sm text-ink-2">
      You type the name before you approve the escrow.{' '}
      {user?.team_enabled
        ? 'A second person of your team must release it.'
        : 'We will call you about this escrow.'}
    </p>
  )
}
