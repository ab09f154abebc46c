import { useQuery } from '@tanstack/react-query'
import { conversionRefusalOf } from '@tradelane/contract/onboarding/kyb-rule'
import type { ReactNode } from 'react'
import { writeToUs } from '../../../lib/screens/write-address.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'

/** Money is converted once the business verification is cleared; before that the dialog says why not, and what to do next. */
export function ConvertGate({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  // Asked again: it may have been cleared since the page was opened.
  const { data: user, isFetching } = useQuery({ ...profileQuery, refetchOnMount: 'always' })
  if (!user || (isFetching && user.status !== 'Clear')) return null
  const refusal = conversionRefusalOf(user.status)
  if (!refusal) return children
  const next =
    user.status === 'Refused'
      ? { to: writeToUs(user), text: 'Write to us' }
      : { to: '/registration', text: 'Go to Business Info' }
  return (
    <Dialog
      isOpen
      size="sm"
      title="Convert"
      lead={refusal.message}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <LinkButton to={next.to} tone="main">
            {next.text}
          </LinkButton>
        </>
      }
    />
  )
}
