import { useQuery } from '@tanstack/react-query'
import { linkActions } from '@tradelane/contract/links/actions'
import type { WireSentLink } from '@tradelane/contract/links/calls'
import { linkStateTable } from '@tradelane/contract/links/states'
import { formatInstant } from '../../lib/format/format-date.ts'
import { sentLinksQuery, useResendLink, useRevokeLink } from '../../lib/queries/links.ts'
import { Card } from '../card.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { AllowedAction } from './record-action.tsx'
import { StatusBadge } from './status-badge.tsx'

type SentLinksProps = { subject: string; subjectId: string }

/** The same on a record's page; absent where no link was sent. */
export function SentLinksCard(props: SentLinksProps) {
  const { data: links = [] } = useQuery(sentLinksQuery(props.subject, props.subjectId))
  if (links.length === 0) return null
  return (
    <Card title="Links">
      <SentLinks {...props} />
    </Card>
  )
}

/** The links that were sent about a record, with their state; the sender can send them again or revoke them. */
export function SentLinks({ subject, subjectId }: SentLinksProps) {
  const { data: links = [] } = useQuery(sentLinksQuery(subject, subjectId))
  if (links.length === 0) return null
  return (
    <ul aria-label="Links" className="grid gap-4">
      {links.map((link) => (
        <li key={link.link_id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
            {link.asked}
            <div className="text-xs text-ink-2">
              Sent to {link.email}, {formatInstant(link.sent_at)}
            </div>
          </div>
          <StatusBadge states={linkStateTable} state={link.state} />
          <Actions subject={subject} link={link} />
        </li>
      ))}
    </ul>
  )
}

function Actions({ subject, link }: { subject: string; link: WireSentLink }) {
  const { link_id, email } = link
  const { mutateAsync: resend } = useResendLink(subject)
  const { mutateAsync: revoke } = useRevokeLink(subject)
  if (!link.may_change) return null
  return (
    <span className="inline-flex gap-2">
      <AllowedAction action={linkActions.resend} record={link}>
        {(closed) => (
          <DialogButton size="sm" text="Send again" aria-label={`Send again to ${email}`} closed={closed}>
            {(close) => (
              <ConfirmDialog
                title="Send a new link"
                lead={`We email ${email} a new link. The previous one stops working.`}
                tone="main"
                confirmText="Send again"
                busyText="Sending…"
                send={() => resend(link_id)}
                onClose={close}
              />
            )}
          </DialogButton>
        )}
      </AllowedAction>
      <AllowedAction action={linkActions.revoke} record={link}>
        {() => (
          <DialogButton size="sm" text="Revoke" aria-label={`Revoke the link to ${email}`}>
            {(close) => (
              <ConfirmDialog
                title="Revoke the link"
                lead={`The link to ${email} stops working at once.`}
                confirmText="Revoke"
                busyText="Revoking…"
                send={() => revoke(link_id)}
                onClose={close}
              />
            )}
          </DialogButton>
        )}
      </AllowedAction>
    </span>
  )
}
