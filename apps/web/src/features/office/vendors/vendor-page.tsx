import { useSuspenseQuery } from '@tanstack/react-query'
import type { WireVendor } from '@tradelane/contract/vendors/calls'
import { vendors } from '@tradelane/contract/vendors/calls'
import { useParams } from 'react-router'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { productSaver } from '../../../lib/format/product-saver.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RetireButton } from '../../../ui/parties/retire-button.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'
import { UnreadParts } from '../../../ui/unread-parts.tsx'
import { VendorDialog } from './vendor-dialog.tsx'
import { VendorDocuments } from './vendor-documents.tsx'
import { Asked, Contacts, Linked, servicesOf } from './vendor-facts.tsx'
import { useRetireVendor, vendorQuery } from './vendor-queries.ts'

/** /admin/vendors/:vendor_id: one vendor, what it does and for which records, its documents. */
export function VendorPage() {
  const { vendor_id: id = '' } = useParams()
  const { data } = useSuspenseQuery(vendorQuery(id))
  const { vendor, documents, linked, unread, record } = data
  const retiring = useRetireVendor(vendor)
  return (
    <>
      <PageHeader
        title={vendor.company_name}
        lead={`${savedText(vendor)} What was made with it keeps the name that it had.`}
        back={{ to: '/admin/vendors', label: 'Vendors' }}
        actions={
          <>
            <StaffOnly call={vendors.retire}>
              <RetireButton
                name={vendor.company_name}
                isRetired={vendor.is_retired}
                lead="Nothing new can name it. What names it already stays as it is."
                send={retiring.mutateAsync}
              />
            </StaffOnly>
            <StaffOnly call={vendors.update}>
              <DialogButton text="Update vendor" tone="main">
                {(close) => <VendorDialog vendor={vendor} onClose={close} />}
              </DialogButton>
            </StaffOnly>
          </>
        }
      />
      <UnreadParts titles={unread} />
      {vendor.is_retired && (
        <div className="mb-4">
          <Banner tone="wait" title="Retired">
            Nothing new can name this vendor.
          </Banner>
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          <Card title="Services">
            <DefinitionList facts={servicesOf(vendor)} />
          </Card>
          <Contacts vendor={vendor} />
        </div>
        <div className="grid gap-4">
          <Asked record={record} />
          <Linked linked={linked} />
          <VendorDocuments vendorId={id} documents={documents} />
        </div>
      </div>
    </>
  )
}

const savedText = ({ saved_by, updated_at }: WireVendor): string =>
  saved_by === productSaver
    ? 'It came with the product.'
    : `Saved by ${saved_by}, ${formatInstant(updated_at)}.`
