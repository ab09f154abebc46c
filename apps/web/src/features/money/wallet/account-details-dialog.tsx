import { useQuery } from '@tanstack/react-query'
import { accountFacts } from '@tradelane/contract/wallet/account-facts'
import type { AccountDetails } from '@tradelane/contract/wallet/calls'
import { type Currency, currencies } from '@tradelane/money'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { accountDetailsFile, accountDetailsQuery } from './wallet-queries.ts'

type AccountDetailsDialogProps = { currency: Currency; onClose: () => void }

/** Where others can pay in, in one currency: each number to copy, and all of it as a PDF for a payer. */
export function AccountDetailsDialog({ currency, onClose }: AccountDetailsDialogProps) {
  const { data, error, refetch } = useQuery(accountDetailsQuery)
  const account = data?.content.find((each) => each.currency === currency)
  return (
    <Dialog
      isOpen
      title={`${currency} account details`}
      lead={account && `Share these details with anyone who pays you in ${currencies[currency].name}.`}
      onClose={onClose}
      actions={account && <Actions account={account} />}
    >
      {error && !data ? (
        <ListFailure error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton className="h-84 w-full" />
      ) : account ? (
        <Facts account={account} />
      ) : (
        <NotActive isVerified={data.status === 'success'} currency={currency} />
      )}
    </Dialog>
  )
}

function Facts({ account }: { account: AccountDetails }) {
  return (
    <dl className="grid">
      {accountFacts(account).map(({ label, value, copied }) => (
        <div key={label} className="relative border-b border-line py-2 pr-28 last:border-b-0">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="num font-medium wrap-anywhere">
            {value}
            <span className="absolute top-1/2 right-0 -translate-y-1/2">
              <CopyButton text={copied} subject={label} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Actions({ account }: { account: AccountDetails }) {
  const lines = accountFacts(account).map(({ label, value }) => `${label}: ${value}`)
  const all = [`${account.currency} account details`, ...lines].join('\n')
  return (
    <>
      <CopyButton text={all}>Copy all</CopyButton>
      <DownloadButton {...accountDetailsFile(account.currency)} tone="main" />
    </>
  )
}

/** The specification's words, and what to do. */
function NotActive({ isVerified, currency }: { isVerified: boolean; currency: Currency }) {
  return (
    <Banner
      tone="wait"
      title="Account status is not active yet"
      action={
        !isVerified && (
          <LinkButton size="sm" to="/registration">
            Go to Business Info
          </LinkButton>
        )
      }
    >
      {isVerified
        ? `Your ${currency} account has no number yet. It appears here as soon as the bank has assigned one.`
        : 'Your account numbers appear here when your business is verified.'}
    </Banner>
  )
}
