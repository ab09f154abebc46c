import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'

type FindShipmentProps = {
  /** What is looked up now, from the address. */
  number: string
  onFind: (number: string) => void
  isBusy: boolean
  error: string | undefined
}

/** A number is whole or it is nothing: it is looked up when it is sent, not while it is typed. */
export function FindShipment({ number, onFind, isBusy, error }: FindShipmentProps) {
  const [typed, setTyped] = useState(number)
  const find = (event: FormEvent) => {
    event.preventDefault()
    onFind(typed.trim())
  }
  return (
    <search>
      <form onSubmit={find} noValidate className="flex flex-wrap items-start gap-3 p-5 pb-3">
        <TextInput
          label="Find by booking, bill of lading or container number"
          isLabelHidden
          isOptional
          placeholder="Booking, B/L or container number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={error}
          className="w-full sm:w-[380px]"
        />
        <Button type="submit" isBusy={isBusy} busyText="Looking…">
          Find
        </Button>
        {number !== '' && (
          <Button
            tone="quiet"
            onClick={() => {
              setTyped('')
              onFind('')
            }}
          >
            Show all
          </Button>
        )}
      </form>
    </search>
  )
}
