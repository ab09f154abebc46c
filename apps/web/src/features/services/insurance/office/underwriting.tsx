import { referralReasons } from '@tradelane/contract/insurance/referrals'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Amount } from '../../../../ui/records/amount.tsx'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'
import type { OfficePolicyPage } from './office-insurance-queries.ts'

/** What the desk weighs: why it was referred, what the customer and the desk say to it, and what else is on the vessel. */
export function Underwriting({
  page: { insurance: policy, indication, accumulation },
}: {
  page: OfficePolicyPage
}) {
  const { referrals } = indication
  if (referrals.length === 0 && !accumulation) return null
  const facts: Fact[] = [
    ...referrals.map(({ code, text }) => ({ term: referralReasons[code].title, value: text })),
    ...(policy.customer_reason ? [{ term: 'The customer says', value: policy.customer_reason }] : []),
    ...(policy.referral_reason ? [{ term: 'Accepted because', value: policy.referral_reason }] : []),
  ]
  return (
    <>
      {facts.length > 0 && (
        <Card title="Referral">
          <DefinitionList facts={facts} />
        </Card>
      )}
      {accumulation && <Aboard accumulation={accumulation} />}
    </>
  )
}

function Aboard({ accumulation }: { accumulation: NonNullable<OfficePolicyPage['accumulation']> }) {
  const { policies, insured, with_this, limit } = accumulation
  return (
    <Card title="On the same vessel and voyage">
      <DefinitionList
        layout="summary"
        facts={[
          {
            term: policies === 1 ? '1 other policy in force' : `${policies} other policies in force`,
            value: <Amount value={insured} currency="USD" />,
          },
          { term: 'With this one', value: <Amount value={with_this} currency="USD" />, startsGroup: true },
          { term: 'Limit', value: <Amount value={limit} currency="USD" /> },
        ]}
      />
      {with_this > limit && (
        <Banner tone="wait" title="Above the limit">
          Place reinsurance before you quote, or decline.
        </Banner>
      )}
    </Card>
  )
}
