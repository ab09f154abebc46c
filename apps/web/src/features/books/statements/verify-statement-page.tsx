import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRefusal } from '../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useFormFocus } from '../../../ui/forms/use-form-focus.ts'
import { messageOfLink } from '../../../ui/links/message-of-link.ts'
import { readBalance } from './read-balance.ts'
import { useVerifyStatement } from './statement-queries.ts'

/** /verify-statement: anyone who has one of our statements can check that we issued it. */
export function VerifyStatementPage() {
  const [params] = useSearchParams()
  const [code, setCode] = useState(params.get('code') ?? '')
  const [balance, setBalance] = useState('')
  const [isTried, setIsTried] = useState(false)
  const check = useVerifyStatement()
  const focus = useFormFocus(check.error, true)
  const { fields, message } = useRefusal(check.error, { code })
  const claimed = readBalance(balance)
  // What was found is of these, and not of what is typed since.
  const isOfGiven = JSON.stringify(check.variables) === JSON.stringify({ code, ...claimed })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    const [codeInput, balanceInput] = event.currentTarget.querySelectorAll('input')
    if (code.trim() === '') codeInput?.focus()
    else if (!claimed) balanceInput?.focus()
    else if (!check.isPending) check.mutate({ code, ...claimed })
  }
  return (
    <>
      <Heading />
      <form {...focus} noValidate className="grid gap-5 outline-none" onSubmit={send}>
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
        {isOfGiven && check.data && <Outcome isGenuine={check.data.is_genuine} />}
        {isOfGiven && message && (
          <Banner tone="lost" isAlert>
            {messageOfLink(check.error)}
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
