import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRefusal } from '../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { readBalance } from './read-balance.ts'
import { useVerifyStatement } from './statement-queries.ts'

/** /verify-statement: anyone who has one of our statements can check that we issued it. */
export function VerifyStatementPage() {
  const [params] = useSearchParams()
  const [code, setCode] = useState(params.get('code') ?? '')
  const [balance, setBalance] = useState('')
  const [isTried, setIsTried] = useState(false)
  const check = useVerifyStatement()
  const { fields, message } = useRefusal(check.error, { code })
  const claimed = readBalance(balance)
  const send = () => {
    setIsTried(true)
    if (code.trim() !== '' && claimed && !check.isPending) check.mutate({ code, ...claimed })
  }
  return (
    <>
      <Heading />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <TextInput
          label="Verification code"
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          error={isTried && code.trim() === '' ? 'Enter the verification code' : fields.code}
          onChange={({ target }) => setCode(target.value)}
        />
        <TextInput
          label="Closing balance"
          value={balance}
          autoComplete="off"
          placeholder="1,234.56 USD"
          help="With its currency, as printed. On an interim statement it is the interim balance."
          error={isTried && !claimed ? 'Enter the amount and its currency, such as 1,234.56 USD' : undefined}
          onChange={({ target }) => setBalance(target.value)}
        />
        <Button type="submit" tone="main" size="lg" isWide isBusy={check.isPending} busyText="Checking…">
          Verify
        </Button>
      </form>
      <div className="mt-6">
        {check.data && <Outcome isGenuine={check.data.is_genuine} />}
        {message && (
          <Banner tone="lost" isAlert>
            {message}
          </Banner>
        )}
      </div>
    </>
  )
}

function Heading() {
  return (
    <>
      <title>Verify a statement · Tradelane</title>
      <h1 className="text-xl font-semibold">Verify a statement</h1>
      <p className="mt-2 mb-6 text-ink-2">
        Enter the code and the closing balance of your statement. We confirm whether we issued it. We show no
        other details.
      </p>
    </>
  )
}

function Outcome({ isGenuine }: { isGenuine: boolean }) {
  return isGenuine ? (
    <Banner tone="done" title="Genuine." isAlert>
      We issued a statement with this code and this closing balance.
    </Banner>
  ) : (
    <Banner tone="lost" title="Not found." isAlert>
      We have not issued a statement with this code and this closing balance. Compare both with the document.
    </Banner>
  )
}
