import { useNavigate } from 'react-router'
import { messageOf } from '../../../lib/net/api-error.ts'
import { useMay } from '../../../lib/session/roles.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCopyRequest } from './request-queries.ts'

/** Begins a new request with what a trade was about. */
export function CopyTrade({ transactionId }: { transactionId: string }) {
  const navigate = useNavigate()
  const copying = useCopyRequest()
  if (!useMay('preparer')) return null
  const copy = () =>
    copying.mutate(
      { transaction_id: transactionId },
      {
        onSuccess: ({ quote_request_id: id }) => void navigate(`/request-a-quote?quote_request_id=${id}`),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <Button onClick={copy} isBusy={copying.isPending} busyText="Copying…">
      Request it again
    </Button>
  )
}
