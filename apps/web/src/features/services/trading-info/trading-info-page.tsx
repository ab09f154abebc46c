import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isDeadLink } from '../../../lib/queries/links.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { DeadLink } from '../../../ui/links/dead-link.tsx'
import { LiveLink, useLinkToken } from '../../../ui/links/link-page.tsx'
import { messageOfLink } from '../../../ui/links/message-of-link.ts'
import { toast } from '../../../ui/toast.ts'
import { type Receipt, TradingForm } from './trading-form.tsx'
import { useOpenLink } from './trading-info-queries.ts'

const title = 'Trading information'

/** /trading-info: the public form; with ?token=… the same form, filled in by the customer who asks for it. */
export function TradingInfoPage() {
  const [search] = useSearchParams()
  const [receipt, setReceipt] = useState<Receipt>()
  if (receipt) return <Received {...receipt} />
  if (search.has('token')) return <Linked onSent={setReceipt} />
  return (
    <>
      <title>{`${title} · Tradelane`}</title>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-1 mb-6 text-ink-2">
        Describe your trade with a supplier, so that your invoices can be financed.
      </p>
      <TradingForm known={{}} link={undefined} onSent={setReceipt} />
    </>
  )
}

/** It is opened without a code: it shows nothing but what the customer knows of this company. */
function Linked({ onSent }: { onSent: (receipt: Receipt) => void }) {
  const token = useLinkToken()
  const { data: opened, error, isPending, mutate } = useOpenLink(token)
  if (isDeadLink(error)) return <DeadLink title={title} />
  // The form comes back as it was typed: each change is kept as a draft.
  const reopen = () =>
    mutate(undefined, { onSuccess: () => toast.error('Your session had ended. Please submit again.') })
  return (
    <LiveLink
      title={title}
      purpose="trading_info"
      lead={({ company_name }) =>
        opened
          ? `${company_name} asks you for this. We have filled in what they know of your company. Correct it where needed.`
          : `${company_name} asks you to describe your trade with them, so that their invoices to you can be financed. You do not need an account.`
      }
    >
      {() =>
        opened ? (
          <TradingForm
            known={opened.fields}
            link={{ token, session: opened.session }}
            onSent={onSent}
            onClosed={reopen}
          />
        ) : (
          <>
            {error && (
              <div className="mb-5">
                <Banner tone="lost" isAlert>
                  {messageOfLink(error)}
                </Banner>
              </div>
            )}
            <Button tone="main" size="lg" isBusy={isPending} busyText="Opening…" onClick={() => mutate()}>
              Open the form
            </Button>
          </>
        )
      }
    </LiveLink>
  )
}

function Received({ message, receipt_number }: Receipt) {
  return (
    <>
      <title>{`${title} · Tradelane`}</title>
      <h1 className="mb-6 text-xl font-semibold">{title}</h1>
      <Banner tone="done" title={message} isAlert>
        Your receipt number is {receipt_number}. We have emailed a copy to the contact person.
      </Banner>
    </>
  )
}
