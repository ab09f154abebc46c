import { type FormEvent, type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { TextInput } from '../forms/text-input.tsx'
import { messageOfLink } from './message-of-link.ts'

type Verified<Found> = {
  /** `null` where we know no such document. */
  data: Found | null | undefined
  error: Error | null
  isFetching: boolean
  isFetched: boolean
  refetch: () => Promise<unknown>
}
type VerifyPageProps<Found> = {
  /** "certificate": its name in sentences, and of the number in the address. */
  what: string
  heading: string
  /** What is shown of a genuine one. */
  shows: string
  useVerified: (number: string, code: string) => Verified<Found>
  children: (found: Found) => ReactNode
}

/** Anybody who has a document's number and code checks that it is genuine. Both are in the address, where the QR code puts them. */
export function VerifyPage<Found>({ what, heading, shows, useVerified, children }: VerifyPageProps<Found>) {
  const [params, setParams] = useSearchParams()
  const asked = { number: params.get(what) ?? '', code: params.get('code') ?? '' }
  const [given, setGiven] = useState(asked)
  const [isTried, setIsTried] = useState(false)
  const { data, error, isFetching, isFetched, refetch } = useVerified(asked.number, asked.code)
  // What was found is of these, and not of what is typed since.
  const isOfGiven = given.number.trim() === asked.number.trim() && given.code.trim() === asked.code.trim()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    const empty = [...event.currentTarget.querySelectorAll('input')].find(({ value }) => value.trim() === '')
    if (empty) return empty.focus()
    if (isOfGiven && error) return void refetch()
    setParams({ [what]: given.number.trim(), code: given.code.trim() }, { replace: true })
  }
  return (
    <>
      <title>{`Verify a ${what} · Tradelane`}</title>
      <h1 className="text-xl font-semibold">{heading}</h1>
      <p className="mt-2 mb-6 text-ink-2 print:hidden">
        Enter the number and the code from the {what}. {shows}
      </p>
      <form noValidate onSubmit={send} className="grid gap-5 print:hidden">
        <TextInput
          label={`${what.charAt(0).toUpperCase()}${what.slice(1)} number`}
          value={given.number}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          error={isTried && given.number.trim() === '' ? `Enter the ${what} number` : undefined}
          onChange={({ target }) => setGiven({ ...given, number: target.value })}
        />
        <TextInput
          label="Verification code"
          value={given.code}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          error={isTried && given.code.trim() === '' ? 'Enter the verification code' : undefined}
          onChange={({ target }) => setGiven({ ...given, code: target.value })}
        />
        <Button type="submit" tone="main" size="lg" isWide isBusy={isFetching} busyText="Checking…">
          Verify
        </Button>
      </form>
      <div className="mt-6 grid gap-4" aria-live="polite">
        {isOfGiven && error && (
          <Banner tone="lost" isAlert>
            {messageOfLink(error)}
          </Banner>
        )}
        {isOfGiven && data && children(data)}
        {isOfGiven && data === null && isFetched && <NotKnown what={what} />}
      </div>
    </>
  )
}

const NotKnown = ({ what }: { what: string }) => (
  <Banner tone="lost" title="Not known." isAlert>
    We have issued no {what} with this number and this code. Compare both with the document.
  </Banner>
)
