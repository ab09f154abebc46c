import { useQuery } from '@tanstack/react-query'
import { partnersPerPage } from '@tradelane/contract/partners/calls'
import type { ReactNode } from 'react'
import { useAddressParam } from '../../../../lib/browser/use-address-param.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { fewPartnersQuery } from '../../../../lib/queries/partners.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FromRequest } from '../../../../ui/records/from-request.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { fundingQuery } from '../parts/funding-queries.ts'
import { type AskedFunding, askedFunding } from './asked-funding.ts'
import { type FundValues, valuesOf } from './fund-values.ts'

type SavedFundingProps = {
  children: (saved: FundValues | undefined, asked?: AskedFunding) => ReactNode
}

/** The stored draft of `?funding=`; without it the form starts with what the request of `?request=` says, or empty. */
export function SavedFunding({ children }: SavedFundingProps) {
  const [fundingId] = useAddressParam('funding')
  return fundingId === undefined ? (
    <Asked>{children}</Asked>
  ) : (
    <Stored fundingId={fundingId}>{children}</Stored>
  )
}

function Asked({ children }: SavedFundingProps) {
  const { data: buyers, isPending } = useQuery(fewPartnersQuery('financed', partnersPerPage))
  return (
    <FromRequest>
      {(request) => {
        if (!request) return children(undefined)
        return isPending ? (
          <Skeleton className="h-96" />
        ) : (
          children(undefined, askedFunding(request, buyers ?? []))
        )
      }}
    </FromRequest>
  )
}

function Stored({ fundingId, children }: SavedFundingProps & { fundingId: string }) {
  // What was saved when the page was opened: what is typed since must not be lost to a newer answer.
  const found = useQuery({
    ...fundingQuery(fundingId),
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const buyers = useQuery(fewPartnersQuery('financed', partnersPerPage))
  const error = found.error ?? buyers.error
  if (error && !(found.data && buyers.data))
    return (
      <Banner tone="lost" isAlert>
        {messageOf(error)}
      </Banner>
    )
  if (!found.data || !buyers.data) return <Skeleton className="h-96" />
  const { funding } = found.data
  const buyer = buyers.data.find((one) => one.beneficiary_id === funding.beneficiary_id)
  return children(funding.status === 'draft' && buyer ? valuesOf(found.data, buyer) : undefined)
}
