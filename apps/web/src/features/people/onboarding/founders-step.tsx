import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { Plus } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FounderFields } from './founder-fields.tsx'
import { NoOtherOwner } from './ownership-fields.tsx'
import { emptyFounder } from './registration-values.ts'
import { useGrowingList } from './use-growing-list.ts'

/** Step 3: the people who may act for the company, and its owners. */
export function FoundersStep() {
  const { getValues } = useFormContext<RegistrationInput>()
  const list = useGrowingList('founders')
  return (
    <>
      <p className="-mt-3 mb-5 text-ink-2">
        All people who may act for the company, and all who own 25 % or more of it.
      </p>
      <div className="grid gap-6">
        {list.entries.map(({ key }, index) => (
          <FounderFields
            key={key}
            index={index}
            applicant={getValues()}
            {...(index > 0 && { onRemove: () => list.remove(index) })}
          />
        ))}
        <Button className="justify-self-start" onClick={() => list.add(emptyFounder)}>
          <Plus size={16} aria-hidden />
          Add another person
        </Button>
        <NoOtherOwner list="founders" />
      </div>
    </>
  )
}
