import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useRevokeLink } from '../parts/queries.ts'

export function RevokeLink({ logisticsId }: { logisticsId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const revoking = useRevokeLink()
  const revoke = async () => {
    const answer = await revoking.mutateAsync({ logistics_id: logisticsId }).catch(() => undefined)
    if (!answer) return
    toast.success(answer.message ?? 'The link shows nothing any more.')
    setIsOpen(false)
  }
  return (
    <>
      <Button size="sm" tone="quiet" onClick={() => setIsOpen(true)}>
        Revoke
      </Button>
      <Dialog
        isOpen={isOpen}
        size="sm"
        title="Revoke the tracking link?"
        lead="Whoever has it sees nothing any more. The next link you make is another one."
        onClose={() => setIsOpen(false)}
        isBusy={revoking.isPending}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)} disabled={revoking.isPending}>
              Keep it
            </Button>
            <Button
              tone="danger"
              onClick={() => void revoke()}
              isBusy={revoking.isPending}
              busyText="Revoking…"
            >
              Revoke
            </Button>
          </>
        }
      >
        {revoking.error && (
          <Banner tone="lost" isNews>
            {messageOf(revoking.error)}
          </Banner>
        )}
      </Dialog>
    </>
  )
}
