import { useQuery } from '@tanstack/react-query'
import { sandboxMailbox } from '@tradelane/contract/sandbox-mailbox/calls'
import { Mail } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatInstant } from '../../lib/format/format-date.ts'
import { api } from '../../lib/net/api.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'

/** The mails that a mail server would have delivered. The address whose mails are shown is in the page's address. */
export function MailboxPage() {
  const [search, setSearch] = useSearchParams()
  const to = search.get('to') ?? ''
  return (
    <main id="content" className="mx-auto max-w-[720px] px-4 py-12 sm:px-6">
      <PageHeader
        title="Sandbox mailbox"
        lead="All mails that Tradelane sent on this machine, so that you can read codes and links without a mail server."
      />
      <SearchField
        label="Mails sent to"
        placeholder="name@company.example"
        value={to}
        onSearch={(address) => setSearch(address ? { to: address } : {})}
      />
      <div className="mt-6 grid gap-4" aria-live="polite">
        {to.length < 3 ? (
          <EmptyState icon={Mail} title="Enter an address">
            Mails sent to this address will appear here.
          </EmptyState>
        ) : (
          <Mails to={to} />
        )}
      </div>
    </main>
  )
}

function Mails({ to }: { to: string }) {
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
  return mails.map((mail) => (
    <Card
      key={mail.sent_at + mail.subject}
      title={mail.subject}
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
  ))
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
