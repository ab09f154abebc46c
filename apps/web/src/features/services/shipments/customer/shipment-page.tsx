import { useSuspenseQuery } from '@tanstack/react-query'
import { insurance } from '@tradelane/contract/insurance/service-info'
import { bookingActions } from '@tradelane/contract/shipments/actions'
import { useParams } from 'react-router'
import { useMay } from '../../../../lib/session/roles.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { MayOnly } from '../../../../ui/may-only.tsx'
import { MissingMoney } from '../../../../ui/missing-money.tsx'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import { type BookingDetail, bookingQuery } from '../parts/booking-queries.ts'
import { ChosenServices } from '../parts/chosen-services.tsx'
import { ShipmentRecord } from '../parts/shipment-record.tsx'
import { AddCompanyDocument } from './add-company-document.tsx'
import { AskForClearance } from './ask-for-clearance.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { FreightRelease } from './freight-release.tsx'
import { GiveCustomsFacts } from './give-customs-facts.tsx'
import { PartiesCard } from './parties-card.tsx'
import { PayClearance } from './pay-clearance.tsx'
import { PayContainerCharges } from './pay-container-charges.tsx'
import { PayFreight } from './pay-freight.tsx'
import { SharingCard } from './sharing-card.tsx'

const isInsured = ({ cover }: BookingDetail): boolean => cover?.state === 'agreed' || cover?.state === 'bound'

const isUnpaid = ({ logistics: { payment } }: BookingDetail): boolean =>
  payment !== 'paid' && payment !== 'refunded'

/** /logistics/shipments/:logisticsId: a booking, its shipment, and the customer's actions. */
export function ShipmentPage() {
  const { logisticsId = '' } = useParams()
  const { data: detail } = useSuspenseQuery(bookingQuery(logisticsId))
  const mayPay = useMay('approver')
  return (
    <ShipmentRecord
      detail={detail}
      about={detail.logistics.freight.name}
      back={{ to: '/logistics/shipments', label: 'Shipments' }}
      actions={<Actions detail={detail} />}
      banner={<Banners detail={detail} />}
      mayApprove={mayPay}
      freightNote={detail.may.pay && <PayNote detail={detail} mayPay={mayPay} />}
      chargeActions={
        detail.container_charge && <PayContainerCharges detail={detail} charge={detail.container_charge} />
      }
      addDocument={
        <MayOnly who="preparer">
          <AddCompanyDocument logisticsId={logisticsId} />
        </MayOnly>
      }
      parties={<PartiesCard detail={detail} />}
      services={
        <ChosenServices
          detail={detail}
          policyAddress={insurance.customerPage}
          clearanceActions={
            <>
              <GiveCustomsFacts detail={detail} />
              <PayClearance detail={detail} />
            </>
          }
        />
      }
      more={<SharingCard detail={detail} />}
    />
  )
}

/** What holds the payment comes before what a second person has to do. */
function Banners({ detail: { held, release }, detail }: { detail: BookingDetail }) {
  return (
    <div className="grid gap-3 empty:hidden">
      {held && detail.next?.text !== held.message && (
        <Banner tone="wait" title="The payment waits.">
          {held.message}
        </Banner>
      )}
      {release && <FreightRelease detail={detail} />}
    </div>
  )
}

/** Who pays, and what the wallet lacks for it. */
function PayNote({ detail, mayPay }: { detail: BookingDetail; mayPay: boolean }) {
  return (
    <>
      {!mayPay && 'An owner or approver of your company pays it.'}
      <MissingMoney cost={detail.charge} />
    </>
  )
}

function Actions({ detail }: { detail: BookingDetail }) {
  const { logistics, release } = detail
  return (
    <>
      {!isInsured(detail) && (
        <RecordAction action={bookingActions.insure} record={logistics}>
          {() => (
            <LinkButton to={`/insurance?logisticsId=${logistics.logistics_id}`}>Insure the goods</LinkButton>
          )}
        </RecordAction>
      )}
      <AskForClearance detail={detail} />
      <RecordAction action={bookingActions.cancel} record={logistics}>
        {(closed) => <CancelBooking detail={detail} closed={closed} />}
      </RecordAction>
      {!release && isUnpaid(detail) && (
        <RecordAction action={bookingActions.pay} record={logistics}>
          {(closed) => <PayFreight detail={detail} closed={closed} />}
        </RecordAction>
      )}
    </>
  )
}
