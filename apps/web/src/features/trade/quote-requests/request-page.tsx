import { Navigate } from 'react-router'
import { useMay } from '../../../lib/session/roles.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { OpenRequest } from './open-request.tsx'
import { RequestWizard } from './request-wizard.tsx'

/** /request-a-quote: one trade, described once, with the services that it needs. */
export function RequestPage() {
  const mayRequest = useMay('preparer')
  return (
    <>
      <PageHeader
        title="Request a quote"
        lead="Describe your trade once. Each service is filled in from it, and our desk answers for the freight."
        actions={<LinkButton to="/quote-requests">Quote requests</LinkButton>}
      />
      {mayRequest ? (
        <OpenRequest>
          {(opened) =>
            opened.saved?.state === 'SUBMITTED' ? (
              <Navigate to={`/review-submit?quote_request_id=${opened.saved.quote_request_id}`} replace />
            ) : (
              <RequestWizard {...opened} />
            )
          }
        </OpenRequest>
      ) : (
        <Banner tone="info">
          Owners and preparers of your company request quotes. You can read what they asked for under Quote
          requests.
        </Banner>
      )}
    </>
  )
}
