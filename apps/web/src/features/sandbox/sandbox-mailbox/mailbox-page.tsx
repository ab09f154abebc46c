import { PageHeader } from '../../../ui/page-header.tsx'
import { Mailbox } from './mailbox.tsx'

/** The mailbox of the sandbox desk, at an address of its own. */
export function MailboxPage() {
  return (
    <main id="content" className="mx-auto max-w-[720px] px-4 py-12 sm:px-6">
      <PageHeader
        title="Sandbox mailbox"
        lead="All mails that Tradelane sent on this machine, so that you can read codes and links without a mail server."
        back={{ to: '/sandbox', label: 'Sandbox desk' }}
      />
      <Mailbox />
    </main>
  )
}
