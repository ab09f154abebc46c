import { useMutation } from '@tanstack/react-query'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { paymentReleases } from '@tradelane/contract/simple-payment/release-calls'
import { api } from '../../lib/net/api.ts'
import { ApiError } from '../../lib/net/api-error.ts'
import { useChange } from '../../lib/net/use-change.ts'

export type ApprovalPrice = WireOutput<typeof paymentReleases.price>
type Prepared = ApprovalPrice & {
  /** Why no code was mailed now. */
  notice: string | undefined
}

/** Prices a waiting payment anew, and mails the code for it at that price. */
export const usePrepareApproval = () =>
  useMutation({
    mutationFn: async (simple_payment_id: string): Promise<Prepared> => {
      const price = await api(paymentReleases.price, { body: { simple_payment_id } })
      const body = { simple_payment_id, quote_id: price.quote_id }
      const notice = await api(paymentReleases.code, { body }).then(() => undefined, unlessSentRecently)
      return { ...price, notice }
    },
  })

/** The code that was sent a moment ago still counts where the amounts are the same. */
function unlessSentRecently(error: unknown): string {
  if (error instanceof ApiError && error.code === 'CODE_SENT_RECENTLY') return error.message
  throw error
}

export const useApprove = () =>
  useChange('simple_payment', (body: WireInput<typeof paymentReleases.release>['body']) =>
    api(paymentReleases.release, { body }),
  )
export const useRefuse = () =>
  useChange('simple_payment', (body: WireInput<typeof paymentReleases.refuse>['body']) =>
    api(paymentReleases.refuse, { body }),
  )
