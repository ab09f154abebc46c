import { useQuery } from '@tanstack/react-query'
import { sandboxMailbox } from '@tradelane/contract/sandbox-mailbox/calls'
import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { useAddressParam } from '../../../lib/browser/use-address-param.ts'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { api } from '../../../lib/net/api.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'

/** The mails that a mail server would have delivered, or the newest of them. The address whose mails are shown is in the page's address. */
export function Mailbox({ most }: { most?: number }) {
  const [to = '', setTo] = useAddressParam('to')
  return (
    <>
      <SearchField
        label="Mails sent to"
        placeholder="name@company.example"
        value={to}
        onSearch={(address) => setTo(address || undefined)}
      />
      <div className="mt-6 grid gap-4" aria-live="polite">
        {to.length < 3 ? (
          <EmptyState icon={Mail} title="Enter an address">
            Mails sent to this address will appear here.
          </EmptyState>
        ) : (
          <Mails to={to} {...(most !== undefined && { most })} />
        )}
      </div>
    </>
  )
}

function Mails({ to, most }: { to: string; most?: number }) {
  const { data: mails, error } = useQuery({
    queryKey: ['sandbox-mailbox', to],
    queryFn: () => api(sandboxMailbox.list, { query: { to } }),
    refetchInterval: 2_000,
  })
  if (error) return <EmptyState title="The mailbox cannot be read">{error.message}</EmptyState>
  if (!mails) return null
  if (mails.length === 0) {
    return (
      <EmptyState icon={Mail} title="No record found">
        No mail has been sent to {to} yet. This page refreshes automatically.
      </EmptyState>
    )
  }
  const shown = mails.slice(0, most)
  return (
    <>
      {shown.map((mail, index) => (
        <Card
          key={mail.sent_at + mail.subject}
          title={mail.subject}
          // Counted from the oldest, so that a new mail does not rename the others.
          name={`Mail ${mails.length - index}: ${mail.subject}`}
          action={
            <time dateTime={mail.sent_at} className="text-sm text-ink-2">
              {formatInstant(mail.sent_at)}
            </time>
          }
        >
          <p className="whitespace-pre-wrap break-words">
            <WithLinks text={mail.text} />
          </p>
        </Card>
      ))}
      {shown.length < mails.length && (
        <Link to={`/sandbox/mailbox?to=${encodeURIComponent(to)}`} className="text-link">
          Show all {mails.length} mails
        </Link>
      )}
    </>
  )
}

function WithLinks({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} className="text-link break-all">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
