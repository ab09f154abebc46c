import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { useAddressParam } from '../../../../lib/browser/use-address-param.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { partnersQuery } from '../../../../lib/queries/partners.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FromRequest } from '../../../../ui/records/from-request.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { type InspectionDetail, inspectionQuery, prefillQuery } from '../parts/inspection-queries.ts'
import { askedOrder } from './asked-order.ts'
import { emptyOrder, type OrderValues, valuesOf } from './order-values.ts'

type SavedOrderProps = { children: (start: OrderValues) => ReactNode }

/** The draft of `?quality_assurance_id=`, else the goods of the booking of `?logistics_id=` or of a request, else an empty form. */
export function SavedOrder({ children }: SavedOrderProps) {
  const [id] = useAddressParam('quality_assurance_id')
  const [logisticsId] = useAddressParam('logistics_id')
  if (id !== undefined)
    return (
      <Stored key={id} id={id}>
        {children}
      </Stored>
    )
  if (logisticsId !== undefined)
    return (
      <OfFreight key={logisticsId} logisticsId={logisticsId}>
        {children}
      </OfFreight>
    )
  return <Asked>{children}</Asked>
}

function Stored({ id, children }: SavedOrderProps & { id: string }) {
  // What was saved when the page was opened: what is typed since must not be lost to a newer answer.
  const { data, error } = useQuery({
    ...inspectionQuery(id),
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error && !data)
    return (
      <Banner tone="lost" isAlert>
        {messageOf(error)}
      </Banner>
    )
  if (!data) return <Skeleton className="h-96" />
  return <Opened page={data}>{children}</Opened>
}

/** A draft continues. An order that was submitted before has its own page; one that is submitted here keeps its wizard, which says so. */
function Opened({ page, children }: SavedOrderProps & { page: InspectionDetail }) {
  const [first] = useState(page)
  const { status, quality_assurance_id: id } = first.quality_assurance_data
  return status === 'draft' ? (
    children(valuesOf(first))
  ) : (
    <Navigate to={`/quality-assurance/inspections/${id}`} replace />
  )
}

/** The goods and the supplier of the request of `?request=`, else an empty form. */
function Asked({ children }: SavedOrderProps) {
  const { data: partners, isPending } = useQuery(partnersQuery())
  return (
    <FromRequest>
      {(request) => {
        if (!request) return children(emptyOrder)
        return isPending ? <Skeleton className="h-96" /> : children(askedOrder(request, partners ?? []))
      }}
    </FromRequest>
  )
}

function OfFreight({ logisticsId, children }: SavedOrderProps & { logisticsId: string }) {
  const { data: booking } = useQuery(prefillQuery(logisticsId))
  if (booking === undefined) return <Skeleton className="h-96" />
  if (booking === null) return children(emptyOrder)
  const { goods_specifications, no_of_containers, consignment_value } = booking
  const value = consignment_value === null ? '' : String(consignment_value)
  return children({
    ...emptyOrder,
    logistics_id: logisticsId,
    goods_specifications: goods_specifications ?? '',
    qa_consignment_value: value,
    // A booking in containers is loaded.
    loading_inspection: no_of_containers !== null,
    no_of_containers: no_of_containers === null ? '' : String(no_of_containers),
    loading_consignment_value: value,
  })
}
