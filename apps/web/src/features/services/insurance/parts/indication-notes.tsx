import type { WireIndication } from '@tradelane/contract/insurance/policy'
import { referralReasons } from '@tradelane/contract/insurance/referrals'
import { Banner } from '../../../../ui/banner.tsx'
import { OldFacts } from '../../../../ui/records/old-facts.tsx'

/** What the figures alone do not say: why there are none, and what the delivery term asks for. */
export function IndicationNotes({ indication }: { indication: WireIndication }) {
  const { quote_desk, refused, incoterm, referrals } = indication
  return (
    <>
      {refused && (
        <Banner tone="lost" title="Not insurable">
          {refused}
        </Banner>
      )}
      {quote_desk && (
        <Banner tone="wait" title="Needs an individual quote">
          {quote_desk}
        </Banner>
      )}
      {referrals.length > 0 && (
        <Banner tone="wait" title="Our underwriters look at this first">
          <ul className="grid gap-1">
            {referrals.map(({ code, text }) => (
              <li key={code}>
                <strong className="font-medium">{referralReasons[code].title}.</strong> {text}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {incoterm && (
        <Banner tone={incoterm.is_met ? 'info' : 'wait'} title="Delivery term">
          {incoterm.advice}
        </Banner>
      )}
      <OldFacts of="insurance" />
    </>
  )
}
