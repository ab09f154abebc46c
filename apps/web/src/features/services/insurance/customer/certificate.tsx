import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { Card } from '../../../../ui/card.tsx'
import { DownloadButton } from '../../../../ui/download-button.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { certificate } from './writes.ts'

/** The number of the certificate, and the way for others to see that it is ours. */
export function Certificate({ policy }: { policy: WirePolicy }) {
  const { certificate_number: number, verification_url: address } = policy
  if (!number || !address) return null
  const { pathname, search } = new URL(address, location.origin)
  return (
    <Card title="Certificate">
      <DefinitionList
        layout="summary"
        facts={[
          { term: 'Number', value: <span className="num">{number}</span> },
          { term: 'Originals', value: 'Two. A bank asks for both, signed on the endorsement.' },
          {
            term: 'For others to verify',
            value: (
              <a href={pathname + search} target="_blank" rel="noreferrer" className="text-link">
                Verification page
              </a>
            ),
          },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <DownloadButton {...certificate(policy.insurance_id, 'duplicate')} />
      </div>
    </Card>
  )
}
