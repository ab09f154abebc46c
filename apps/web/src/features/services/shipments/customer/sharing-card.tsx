import { messageOf } from '../../../../lib/net/api-error.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type BookingDetail, useMakeLink } from '../parts/booking-queries.ts'
import { RevokeLink } from './revoke-link.tsx'

/** The link by which a buyer or a driver follows the shipment without an account. */
export function SharingCard({ detail }: { detail: BookingDetail }) {
  const { tracking_link: link, may, logistics } = detail
  const mayShare = useMay('preparer') && may.share
  if (!link && !mayShare) return null
  return (
    <Card title="Tracking link" className="print:hidden">
      {link ? (
        <SharedLink link={link} logisticsId={mayShare ? logistics.logistics_id : undefined} />
      ) : (
        <MakeLink logisticsId={logistics.logistics_id} />
      )}
    </Card>
  )
}

function MakeLink({ logisticsId }: { logisticsId: string }) {
  const making = useMakeLink()
  const make = () =>
    making.mutateAsync({ logistics_id: logisticsId }).catch((error: unknown) => toast.error(messageOf(error)))
  return (
    <>
      <p className="mb-3 text-ink-2">
        Anyone with the link can see where the shipment is, but no prices, addresses or company names.
      </p>
      <Button isBusy={making.isPending} busyText="Creating…" onClick={() => void make()}>
        Create link
      </Button>
    </>
  )
}

function SharedLink({ link, logisticsId }: { link: string; logisticsId: string | undefined }) {
  return (
    <>
      <TextInput
        label="Link to share"
        isOptional
        isLabelHidden
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={link} />
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="text-link inline-flex min-h-8 items-center px-3"
        >
          Open
        </a>
        {logisticsId && <RevokeLink logisticsId={logisticsId} />}
      </div>
    </>
  )
}
