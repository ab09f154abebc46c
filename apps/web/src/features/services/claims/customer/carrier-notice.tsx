import { Download } from 'lucide-react'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useCarrierNotice } from '../parts/claim-queries.ts'

/** The notice of loss to the carrier, from the current data of the claim. */
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
