import { useSuspenseQuery } from '@tanstack/react-query'
import type { WirePartnerTerms } from '@tradelane/contract/finance-partners/calls'
import { useParams } from 'react-router'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { Card } from '../../../ui/card.tsx'
import { useOpened } from '../../../ui/forms/saved-since.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { VendorLink } from '../../../ui/parties/vendor-link.tsx'
import { termsVersionsQuery } from './finance-partner-queries.ts'
import { TermsForm } from './terms-form.tsx'
import { changedLines, termsLines } from './terms-words.ts'

/** /admin/finance-partners/:finance_partner_id: the terms of one partner, to be changed, and all that they have been. */
export function FinancePartnerPage() {
  const { finance_partner_id: id = '' } = useParams()
  const { data } = useSuspenseQuery(termsVersionsQuery(Number(id)))
  const { finance_partners: versions, vendor } = data
  const [newest] = versions
  const [opened, since] = useOpened(newest)
  if (!opened || !newest) return null
  return (
    <>
      <PageHeader
        title={newest.finance_partner_name}
        lead={
          <>
            Saved terms apply to new term sheets and offers; earlier ones keep theirs.{' '}
            <VendorLink vendor={vendor} />
          </>
        }
        back={{ to: '/admin/finance-partners', label: 'Finance partners' }}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <TermsForm key={opened.version} opened={opened} since={since} />
        <Card title="Versions">
          <Versions versions={versions} />
        </Card>
      </div>
    </>
  )
}

function Versions({ versions }: { versions: readonly WirePartnerTerms[] }) {
  return (
    <ol aria-label="Versions" className="divide-y divide-line">
      {versions.map((terms, index) => {
        const before = versions[index + 1]
        const lines = before ? changedLines(before, terms) : termsLines(terms)
        return (
          <li key={terms.version} className="py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">Version {terms.version}</span>
              <time dateTime={terms.saved_at} className="num text-xs leading-5 text-ink-2">
                {formatInstant(terms.saved_at)}
              </time>
            </div>
            <p className="text-ink-2">Saved by {terms.saved_by}</p>
            <ul className="num mt-1 grid gap-0.5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
              {lines.length === 0 && <li>Nothing was changed.</li>}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
