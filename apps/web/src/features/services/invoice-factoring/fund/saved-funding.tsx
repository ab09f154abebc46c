import { useQuery } from '@tanstack/react-query'
import { partnersPerPage } from '@tradelane/contract/partners/calls'
import type { ReactNode } from 'react'
import { useAddressParam } from '../../../../lib/browser/use-address-param.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { fewPartnersQuery } from '../../../../lib/queries/partners.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { fundingQuery } from '../parts/funding-queries.ts'
import { type FundValues, valuesOf } from './fund-values.ts'

type SavedFundingProps = { children: (saved: FundValues | undefined) => ReactNode }

/** The stored draft of `?funding=`; without it the form starts empty. */
export function SavedFunding({ children }: SavedFundingProps) {
  const [fundingId] = useAddressParam('funding')
  return fundingId === undefined ? children(undefined) : <Stored fundingId={fundingId}>{children}</Stored>
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
