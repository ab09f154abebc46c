import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FounderDecisionDialog, type FounderUnderReview } from './founder-decision-dialog.tsx'

/** What can be decided about a person who was added or changed after the company was submitted. */
export function FounderDecision(person: FounderUnderReview) {
  const [open, setOpen] = useState<'clear' | 'refuse'>()
  return (
    <span className="ml-auto flex gap-2">
      <Button size="sm" aria-label={`Refuse ${person.name}`} onClick={() => setOpen('refuse')}>
        Refuse
      </Button>
      <Button size="sm" aria-label={`Clear ${person.name}`} onClick={() => setOpen('clear')}>
        Clear
      </Button>
      {open && <FounderDecisionDialog {...person} decision={open} onClose={() => setOpen(undefined)} />}
    </span>
  )
}
