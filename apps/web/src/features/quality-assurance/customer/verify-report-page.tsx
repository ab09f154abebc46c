import { useQuery } from '@tanstack/react-query'
import { verdictLabels } from '@tradelane/contract/quality-assurance/checklist'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDay, formatInstant } from '../../../lib/format/format-date.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type VerifiedReport, verifiedReportQuery } from '../parts/queries.ts'

/** /quality-assurance/verify: anybody who has a report can check that it is genuine, and compare it. */
export function VerifyReportPage() {
  const [params, setParams] = useSearchParams()
  const asked = { report: params.get('report') ?? '', code: params.get('code') ?? '' }
  const [given, setGiven] = useState(asked)
  const { data, error, isFetching, isFetched } = useQuery(verifiedReportQuery(asked.report, asked.code))
  const send = (event: FormEvent) => {
    event.preventDefault()
    setParams({ report: given.report.trim(), code: given.code.trim() }, { replace: true })
  }
  return (
    <>
      <title>Verify a report · Tradelane</title>
      <h1 className="text-xl font-semibold">Verify an inspection report</h1>
      <p className="mt-2 mb-6 text-ink-2 print:hidden">
        Enter the number and the code from the report. We show what our records say.
      </p>
      <form noValidate onSubmit={send} className="grid gap-5 print:hidden">
        <TextInput
          label="Report number"
          value={given.report}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          onChange={({ target }) => setGiven({ ...given, report: target.value })}
        />
        <TextInput
          label="Verification code"
          value={given.code}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          onChange={({ target }) => setGiven({ ...given, code: target.value })}
        />
        <Button type="submit" tone="main" size="lg" isWide isBusy={isFetching} busyText="Checking…">
          Verify
        </Button>
      </form>
      <div className="mt-6 grid gap-4" aria-live="polite">
        {error && (
          <Banner tone="lost" isAlert>
            {messageOf(error)}
          </Banner>
        )}
        {data && <Verified report={data} />}
        {data === null && isFetched && (
          <Banner tone="lost" title="Not known." isAlert>
            We have issued no report with this number and this code. Compare both with the document.
          </Banner>
        )}
      </div>
    </>
  )
}

function Verified({ report }: { report: VerifiedReport }) {
  return (
    <>
      <Banner tone={report.verdict === 'passed' ? 'done' : 'lost'} title="Genuine." isAlert>
        We issued this report. Its verdict: {verdictLabels[report.verdict]}.
      </Banner>
      <DefinitionList
        facts={[
          { term: 'Report', value: report.report_number },
          { term: 'Inspection', value: report.quality_assurance_number },
          { term: 'Verdict', value: verdictLabels[report.verdict] },
          ...report.reasons.map((reason, index) => ({ term: `Reason ${index + 1}`, value: reason })),
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
