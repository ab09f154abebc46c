import { formatInstant } from '../../../lib/format/format-date.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import type { OpenedRequest } from './open-request.tsx'

/** What the form begins with, where that is not nothing. */
export function OpenedNote({ saved, isOfVisitor }: Pick<OpenedRequest, 'saved' | 'isOfVisitor'>) {
  if (isOfVisitor) return <Banner tone="info">Filled in from what you wrote before you signed in.</Banner>
  if (!saved) return null
  return (
    <Banner
      tone="info"
      action={
        <LinkButton size="sm" to="/request-a-quote?new">
          New request
        </LinkButton>
      }
    >
      A draft that {saved.updated_by ?? 'your company'} changed on {formatInstant(saved.updated_at)}.
    </Banner>
  )
}
