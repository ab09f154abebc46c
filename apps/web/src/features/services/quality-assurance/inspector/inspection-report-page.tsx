import { LinkPage } from '../../../../ui/links/link-page.tsx'
import { ReportWork } from './report-work.tsx'

/** /inspection-report?token=…: the inspector, who has no account, reports from the factory, by phone. */
export function InspectionReportPage() {
  return (
    <LinkPage
      title="Inspection report"
      purpose="inspection_report"
      what="the inspection"
      lead={({ company_name }) =>
        `Tradelane asks you to report on an inspection that ${company_name} ordered. You do not need an account. What you type is saved as you go.`
      }
    >
      {(work) => <ReportWork {...work} />}
    </LinkPage>
  )
}
