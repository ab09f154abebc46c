import { useSuspenseQuery } from '@tanstack/react-query'
import type { WireInspectionCompany } from '@tradelane/contract/inspection-companies/calls'
import { useParams } from 'react-router'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { Banner } from '../../../ui/banner.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { CompanyForm } from './company-form.tsx'
import { inspectionCompanyQuery, useRetireCompany } from './inspection-company-queries.ts'

const back = { to: '/admin/inspection-companies', label: 'Inspection companies' }

/** /admin/inspection-companies/new */
export function NewInspectionCompanyPage() {
  return (
    <>
      <PageHeader
        title="Add an inspection company"
        lead="Quotes of inspections can name it once it is saved."
        back={back}
      />
      <CompanyForm />
    </>
  )
}

/** /admin/inspection-companies/:inspection_company_id: one company, to be changed or retired. */
export function InspectionCompanyPage() {
  const { inspection_company_id: id = '' } = useParams()
  const { data: company } = useSuspenseQuery(inspectionCompanyQuery(id))
  return (
    <>
      <PageHeader
        title={company.company_name}
        lead={`Saved by ${company.saved_by}, ${formatInstant(company.updated_at)}. Earlier quotes keep the name that they were made with.`}
        back={back}
        actions={<RetireCompany company={company} />}
      />
      {company.is_retired && (
        <div className="mb-4">
          <Banner tone="wait" title="Retired">
            New quotes cannot name this company.
          </Banner>
        </div>
      )}
      <CompanyForm key={company.version} company={company} />
    </>
  )
}

function RetireCompany({ company }: { company: WireInspectionCompany }) {
  const { inspection_company_id, version, company_name, is_retired } = company
  const retiring = useRetireCompany({ inspection_company_id, version })
  const words = is_retired
    ? {
        text: 'Make active',
        title: `Make ${company_name} active again`,
        lead: 'New quotes can name it again.',
      }
    : {
        text: 'Retire',
        title: `Retire ${company_name}`,
        lead: 'New quotes cannot name it. Orders and quotes that name it stay as they are.',
      }
  return (
    <DialogButton text={words.text}>
      {(close) => (
        <ConfirmDialog
          title={words.title}
          lead={words.lead}
          confirmText={words.text}
          busyText="Saving…"
          tone={is_retired ? 'main' : 'danger'}
          send={() => retiring.mutateAsync(!is_retired)}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
