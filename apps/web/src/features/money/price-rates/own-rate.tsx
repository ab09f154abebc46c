import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Banner } from '../../../ui/banner.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ChangeRate } from './change-rate.tsx'
import { ratesQuery, useClosed } from './rate-queries.ts'

/** Below the rates of one customer: a rate of its own, and what of them waits for a second person. */
export function OwnRate({ uid, company_name }: { uid: string; company_name: string }) {
  const { data = [] } = useQuery(ratesQuery(uid))
  const waits = data.some((rate) => rate.state === 'PENDING' && rate.uid === uid)
  const closed = useClosed()
  return (
    <>
      {waits && (
        <Banner tone="wait">
          A rate of this customer waits for a second person, on the page{' '}
          <Link to="/admin/rates" className="underline">
            Rates
          </Link>
          .
        </Banner>
      )}
      <DialogButton size="sm" text="Change for this customer" closed={closed}>
        {(close) => <ChangeRate customer={{ uid, company_name }} onClose={close} />}
      </DialogButton>
    </>
  )
}
