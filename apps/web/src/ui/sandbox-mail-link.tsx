import { useSandboxClock } from '../lib/browser/business-clock.ts'

/** In the sandbox only, where no mail server delivers: the mail that was just sent to this address. */
export function SandboxMailLink({ email }: { email: string }) {
  if (useSandboxClock() === undefined) return null
  return (
    <a
      href={`/sandbox/mailbox?to=${encodeURIComponent(email)}`}
      target="_blank"
      rel="noopener"
      className="text-link justify-self-center"
    >
      Open the sandbox mailbox in a new tab
    </a>
  )
}
