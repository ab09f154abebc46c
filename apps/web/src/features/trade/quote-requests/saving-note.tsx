import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import type { SavingState, useSaving } from './use-saving.ts'

/** Leaving now would lose something. */
export const isUnsaved = (state: SavingState): boolean =>
  state.kind === 'failed' || state.kind === 'conflict' || (state.kind === 'saved' && !state.isWhole)

/** Whether what was typed is kept, and what to do where it is not. */
export function SavingNote({ saving }: { saving: ReturnType<typeof useSaving> }) {
  const { state, save, overwrite } = saving
  if (state.kind === 'conflict')
    return (
      <Banner
        tone="wait"
        title="Somebody else has changed this request."
        isAlert
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => window.location.reload()}>
              Show theirs
            </Button>
            <Button size="sm" onClick={() => void overwrite()}>
              Keep mine
            </Button>
          </span>
        }
      >
        Your last change is not saved. Theirs is lost if you keep yours.
      </Banner>
    )
  if (state.kind === 'failed')
    return (
      <Banner
        tone="lost"
        title="Not saved."
        isAlert
        action={
          <Button size="sm" onClick={() => void save()}>
            Save again
          </Button>
        }
      >
        {state.message}
      </Banner>
    )
  return (
    <p role="status" className="min-h-5 text-xs text-ink-2">
      {state.kind === 'saving' && 'Saving…'}
      {state.kind === 'saved' && (state.isWhole ? 'Saved' : 'Saved, without what is not finished or wrong')}
    </p>
  )
}
