import { Navigate } from 'react-router'
import { dropDraft } from '../../../lib/drafts/drafts.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { OpenRequest } from './open-request.tsx'
import { RequestWizard } from './request-wizard.tsx'

/** /request-a-quote: one trade, described once, with the services that it needs. */
export function RequestPage() {
  return (
    <>
      <PageHeader
        title="Request a quote"
        lead="Describe your trade once. Each service is filled in from it, and our desk answers for the freight."
        actions={<LinkButton to="/quote-requests">Quote requests</LinkButton>}
      />
      <OpenRequest>
        {({ start, saved, onCreated }) =>
          saved?.state === 'SUBMITTED' ? (
            <Navigate to={`/review-submit?quote_request_id=${saved.quote_request_id}`} replace />
          ) : (
            <RequestWizard
              start={start}
              saved={saved}
              onCreated={(id) => {
                // The account has it now.
                dropDraft('visitor-request')
                onCreated(id)
              }}
            />
          )
        }
      </OpenRequest>
    </>
  )
}
