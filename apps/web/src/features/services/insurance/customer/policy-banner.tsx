import { Banner } from '../../../../ui/banner.tsx'
import { MissingMoney } from '../../../../ui/missing-money.tsx'
import { IndicationNotes } from '../parts/indication-notes.tsx'
import type { PolicyPage } from '../parts/insurance-queries.ts'
import { PremiumRelease } from './premium-release.tsx'

/** What must be known before anything else. */
export function PolicyBanner({ page }: { page: PolicyPage }) {
  const { insurance: policy, indication, release } = page
  const { state, reason, payment, quote } = policy
  if (payment === 'processing')
    return (
      <Banner tone="wait" title="The premium is being collected">
        It is held in your wallet until the payments provider has collected it. We then issue the certificate.
      </Banner>
    )
  if (release) return <PremiumRelease page={page} />
  if (state === 'quoted' && quote && (payment === 'rejected' || !quote.is_expired))
    return (
      <>
        {payment === 'rejected' && (
          <Banner tone="lost" title="The premium was not collected">
            {sentence(reason)} The money is back in your wallet, and nothing is insured.
          </Banner>
        )}
        {!quote.is_expired && <MissingMoney cost={{ amount: quote.total, currency: 'USD' }} />}
      </>
    )
  if (state === 'denied')
    return (
      <Banner tone="lost" title="Denied">
        {sentence(reason)}
      </Banner>
    )
  if (state === 'cancelled' && reason) return <Banner tone="info">{sentence(reason)}</Banner>
  if (state === 'quoted' && quote?.is_expired)
    return (
      <Banner tone="wait" title="The quote has expired">
        Request a new one. Your entries are kept.
      </Banner>
    )
  if (state === 'draft' || state === 'submitted') return <IndicationNotes indication={indication} />
  return null
}

const sentence = (reason: string | null): string => (reason ?? '').replace(/([^.!?])$/, '$1.')
