import { LinkPage } from '../../../../ui/links/link-page.tsx'
import { DayForm } from './day-form.tsx'

/** /inspection-day?token=…: the supplier, who has no account, agrees the day of an inspection. */
export function InspectionDayPage() {
  return (
    <LinkPage
      title="Day of inspection"
      purpose="inspection_day"
      what="the inspection"
      lead={({ company_name }) =>
        `${company_name} ordered an inspection at your site. Choose the day, and say who receives the inspector. You do not need an account.`
      }
    >
      {(work) => <DayForm {...work} />}
    </LinkPage>
  )
}
