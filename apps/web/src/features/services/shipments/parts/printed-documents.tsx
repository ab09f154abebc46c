import { useMutation } from '@tanstack/react-query'
import { insurance } from '@tradelane/contract/insurance/calls'
import { type PrintedDocument, printedDocuments } from '@tradelane/contract/shipments/booking-detail'
import { shipments } from '@tradelane/contract/shipments/calls'
import { Download } from 'lucide-react'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { apiFile, type DownloadedFile } from '../../../../lib/net/api.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { BookingDetail } from './booking-queries.ts'

/** The documents that we can print for the booking now; for the customer also the events as files. */
export function PrintedDocuments({ detail, hasEvents }: { detail: BookingDetail; hasEvents: boolean }) {
  const { logistics, papers, cover } = detail
  const { logistics_id, booking_number } = logistics
  return (
    <ul aria-label="Documents to download" className="grid gap-1">
      {papers.map((paper) => (
        <DownloadRow
          key={paper}
          name={printedDocuments[paper]}
          kind="PDF"
          read={() => apiFile(shipments.paper, { query: { logistics_id, paper } })}
          otherwise={`${fileNames[paper]}-${booking_number}.pdf`}
        />
      ))}
      {cover?.insurance_id && cover.certificate_number && (
        <DownloadRow
          name="Certificate of insurance"
          kind="PDF"
          read={() => readCertificate(cover.insurance_id ?? '')}
          otherwise={`certificate-${cover.certificate_number}.pdf`}
        />
      )}
      {hasEvents &&
        eventFiles.map(({ format, name, kind }) => (
          <DownloadRow
            key={format}
            name={name}
            kind={kind}
            read={() => apiFile(shipments.eventsFile, { query: { logistics_id, format } })}
            otherwise={`events-${booking_number}.${format}`}
          />
        ))}
    </ul>
  )
}

const readCertificate = (insurance_id: string) => apiFile(insurance.certificate, { query: { insurance_id } })

const fileNames: Record<PrintedDocument, string> = {
  booking_confirmation: 'booking-confirmation',
  transport_draft: 'draft-of-the-transport-document',
  invoice: 'invoice',
  credit_note: 'credit-note',
  container_invoice: 'demurrage-and-detention-invoice',
  clearance_invoice: 'customs-clearance-invoice',
  proof_of_delivery: 'proof-of-delivery',
  dangerous_goods_declaration: 'dangerous-goods-declaration',
}
const eventFiles = [
  { format: 'csv', name: 'Events as table', kind: 'CSV' },
  { format: 'ics', name: 'Events for calendar', kind: 'ICS' },
] as const

type DownloadRowProps = {
  name: string
  kind: string
  read: () => Promise<DownloadedFile>
  /** The file's name if the server sends none. */
  otherwise: string
}

function DownloadRow({ name, kind, read, otherwise }: DownloadRowProps) {
  const reading = useMutation({
    mutationFn: read,
    onSuccess: (file) => saveFile(file, otherwise),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <li>
      <Button
        tone="quiet"
        size="sm"
        className="-ml-3"
        isBusy={reading.isPending}
        busyText="Preparing…"
        onClick={() => reading.mutate()}
      >
        <Download size={16} aria-hidden />
        {name} ({kind})
      </Button>
    </li>
  )
}
