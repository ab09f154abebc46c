import { ApiError, messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useChangeSearch } from './use-quotes-search.ts'

type QuotesRefusalProps = { error: Error; onRetry: () => void }

/** Why there are no offers, and the way on: the form, with what is wrong beside its fields, or once more. */
export function QuotesRefusal({ error, onRetry }: QuotesRefusalProps) {
  const change = useChangeSearch()
  const isAboutSearch = error instanceof ApiError && (error.status === 400 || error.status === 422)
  const fields = error instanceof ApiError ? error.fields : {}
  const reasons = Object.values(fields).filter((reason) => reason !== error.message)
  return (
    <Banner
      tone="lost"
      isAlert
      title="No quotes"
      action={
        isAboutSearch ? (
          <Button size="sm" onClick={() => change(fields)}>
            Change search
          </Button>
        ) : (
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {[
        messageOf(error, 'We could not get offers from the carriers.'),
        ...reasons,
        ...stepsAfter(error),
      ].join(' ')}
    </Banner>
  )
}

/** The insurance's own words say that it will quote, which it does only where it is asked. */
const stepsAfter = (error: Error): string[] =>
  error instanceof ApiError && error.code === 'NOT_INSURABLE'
    ? ['Untick insurance to see the prices of the freight, and insure the goods separately under Policies.']
    : []
