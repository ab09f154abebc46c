import { useQuery } from '@tanstack/react-query'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { VerifyPage } from '../../../../ui/links/verify-page.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { type VerifiedReport, verifiedReportQuery } from '../parts/inspection-queries.ts'
import { VerdictBadge } from '../parts/verdict-badge.tsx'

const useVerified = (number: string, code: string) => useQuery(verifiedReportQuery(number, code))

/** /quality-assurance/verify: anybody who has a report can check that it is genuine, and compare it. */
export function VerifyReportPage() {
  return (
    <VerifyPage
      what="report"
      heading="Verify an inspection report"
      shows="We show what our records say."
      useVerified={useVerified}
    >
      {(report) => <Verified report={report} />}
    </VerifyPage>
  )
}

function Verified({ report }: { report: VerifiedReport }) {
  return (
    <>
      {/* Whether the paper is genuine was asked; how the lot did is a fact of it. */}
      <Banner tone="done" title="Genuine." isAlert>
        We issued this report.
      </Banner>
      <DefinitionList
        facts={[
          { term: 'Report', value: report.report_number },
          { term: 'Inspection', value: report.quality_assurance_number },
          { term: 'Verdict', value: <VerdictBadge verdict={report.verdict} /> },
          ...report.reasons.map((reason, index, { length }) => ({
            term: length === 1 ? 'Reason' : `Reason ${index + 1}`,
            value: reason,
          })),
          { term: 'Ordered by', value: report.customer },
          { term: 'Supplier', value: report.supplier },
          { term: 'Inspection company', value: report.inspector },
          { term: 'Inspected', value: formatDay(report.inspected_on) },
          { term: 'Reported', value: formatInstant(report.reported_at) },
        ]}
      />
    </>
  )
}
