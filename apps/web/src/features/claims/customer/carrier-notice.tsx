import { Download } from 'lucide-react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCarrierNotice } from '../parts/queries.ts'

/** The letter that tells the carrier of the loss, from what the claim says so far. */
export function CarrierNotice({ claimId }: { claimId: string }) {
  const printing = useCarrierNotice()
  return (
    <Button
      isBusy={printing.isPending}
      busyText="Preparing…"
      onClick={() => printing.mutate(claimId, { onError: (error) => toast.error(messageOf(error)) })}
    >
      <Download size={16} aria-hidden />
      Letter to the carrier
    </Button>
  )
}
