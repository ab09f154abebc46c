import { Banner } from '../../../../ui/banner.tsx'
import type { FundingPage } from './funding-queries.ts'

type XmlDifferencesProps = { differences: FundingPage['xml_differences']; isOffice?: boolean }

/** Where the XML of an electronic invoice says something else than was entered. */
export function XmlDifferences({ differences, isOffice = false }: XmlDifferencesProps) {
  if (differences.length === 0) return null
  return (
    <Banner tone="wait" title="The electronic invoice says something else">
      <ul aria-label="Differences" className="num mt-2 grid list-disc gap-1.5 pl-5">
        {differences.map(({ field, text }) => (
          <li key={field}>{text}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">
        {isOffice
          ? 'The XML is the invoice, and the page is a view of it. Approve the invoice once the differences are explained.'
          : 'The XML is the invoice, and the page is a view of it. Correct what you entered, or upload the right invoice. We ask about differences before we approve the invoice.'}
      </p>
    </Banner>
  )
}
