import { Navigate } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { OpenRequest } from './open-request.tsx'
import { Review } from './review.tsx'
import { SubmittedRequest } from './submitted-request.tsx'

/** /review-submit: the request on one page, each section editable in place, and its submission. */
export function ReviewPage() {
  return (
    <OpenRequest>
      {({ start, saved }) => {
        if (!saved) return <Navigate to="/request-a-quote" replace />
        const isSubmitted = saved.state === 'SUBMITTED'
        return (
          <>
            <PageHeader
              {...(isSubmitted ? submitted : draft)}
              actions={<LinkButton to="/quote-requests">Quote requests</LinkButton>}
            />
            {isSubmitted ? <SubmittedRequest request={saved} /> : <Review start={start} saved={saved} />}
          </>
        )
      }}
    </OpenRequest>
  )
}

const draft = {
  title: 'Review and submit',
  lead: 'Check what you ask for. Submitting makes it your current trade.',
}
const submitted = { title: 'Submitted request', lead: 'What you asked for when the trade began.' }
