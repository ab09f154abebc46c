import { useNavigate } from 'react-router'
import { messageOf } from '../../lib/net/api-error.ts'
import { useContinueTrade } from '../../lib/queries/trades.ts'
import { toast } from '../toast.ts'

/** Opens the page of a service for a trade, which becomes the current one where it is not. */
export function useBeginService({
  transaction_id,
  is_current,
}: {
  transaction_id: string
  is_current: boolean
}) {
  const navigate = useNavigate()
  const continuing = useContinueTrade()
  return async (to: string) => {
    try {
      if (!is_current) await continuing.mutateAsync(transaction_id)
      await navigate(to)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
}
