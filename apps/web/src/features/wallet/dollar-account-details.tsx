import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/net/api-error.ts'
import { accountDetailsQuery } from './queries.ts'

/** Where dollars can be paid in: the back of the card. */
export function DollarAccountDetails() {
  const { data, error } = useQuery(accountDetailsQuery)
  const account = data?.content.find(({ currency }) => currency === 'USD')
  const facts = account && [
    ['Account number', account.uniquePaymentId],
    [account.routingCodeType1, account.routingCodeValue1],
    ['Bank', account.fullBankName],
    ['Bank address', account.bankAddress],
  ]
  return (
    <>
      <h2 className="text-navy-text">Account details</h2>
      {facts ? (
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2">
          {facts.map(([term, value]) => (
            <div key={term} className="min-w-0">
              <dt className="text-xs text-navy-text">{term}</dt>
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
