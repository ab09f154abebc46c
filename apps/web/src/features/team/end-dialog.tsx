import { messageOf } from '../../lib/net/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { type Member, useRemove, useRevoke } from './queries.ts'

/** Asks before a person is removed, or an invitation taken back. */
export function EndDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const removing = useRemove()
  const revoking = useRevoke()
  const isInvited = member.state === 'invited'
  const isBusy = removing.isPending || revoking.isPending
  const error = removing.error ?? revoking.error
  const done = ({ message }: { message?: string | undefined }) => {
    onClose()
    toast.success(message ?? 'Done.')
  }
  const end = () =>
    isInvited
      ? revoking.mutate({ invitation_id: member.member_id }, { onSuccess: done })
      : removing.mutate({ user_id: member.member_id }, { onSuccess: done })
  return (
    <Dialog
      isOpen
      size="sm"
      title={isInvited ? 'Take this invitation back?' : `Remove ${member.name}?`}
      lead={
        isInvited
          ? `The link that was mailed to ${member.email} leads nowhere from then on.`
          : 'They are signed out everywhere at once, and cannot sign in again. What they did stays in your history.'
      }
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Keep
          </Button>
          <Button
            tone="danger"
            onClick={end}
            isBusy={isBusy}
            busyText={isInvited ? 'Taking back…' : 'Removing…'}
          >
            {isInvited ? 'Take back' : 'Remove'}
          </Button>
        </>
      }
    >
      {error && (
        <Banner tone="lost" isNews>
          {messageOf(error)}
        </Banner>
      )}
    </Dialog>
  )
}
