import { MessageCircleQuestion } from 'lucide-react'
import { writeAddress } from '../../../../lib/screens/write-address.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import type { About } from '../parts/message-queries.ts'

/** A link from a record to its conversation. */
export function AskAbout({ about, label }: { about: About; label: string }) {
  return (
    <LinkButton to={writeAddress(about)} size="sm" tone="quiet" className="-my-1 -mr-3">
      <MessageCircleQuestion size={16} aria-hidden />
      {label}
    </LinkButton>
  )
}
