import { useQuery } from '@tanstack/react-query'
import { accountFacts } from '@tradelane/contract/wallet/account-facts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { accountDetailsQuery } from './wallet-queries.ts'

/** What fits on the card; the dialog has all of it. */
const shown = ['Account number', 'Routing number (ABA)', 'Bank', 'Account holder']

/** Where dollars can be paid in: the back of the card. */
export function DollarAccountDetails() {
  const { data, error } = useQuery(accountDetailsQuery)
  const account = data?.content.find(({ currency }) => currency === 'USD')
  const all = account && accountFacts(account)
  const facts = all && shown.flatMap((label) => all.filter((fact) => fact.label === label))
  return (
    <>
      <h2 className="text-navy-text">Account details</h2>
      {facts ? (
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs text-navy-text">{label}</dt>
              <dd className="num wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-3 text-navy-text">
          {error ? messageOf(error) : data ? 'Account status is not active yet' : 'Loading…'}
        </p>
      )}
    </>
  )
}
