import { useEffect, useState } from 'react'
import { messageOf } from '../../lib/net/api-error.ts'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'

type Saved = { version?: number; saved_by?: string } | null | undefined
export type Since = { savedBy: string | undefined; load: () => void }

/**
 * What a form was opened with, and what was saved since. A version that is read later takes its place only where nothing was typed, or
 * when the person wants it: until then the server refuses what is sent.
 */
export function useOpened<R extends Saved>(
  newest: R,
  versionOf: (record: R) => unknown = (record) => record?.version,
): [opened: R, since?: Since] {
  const [opened, setOpened] = useState(newest)
  if (versionOf(opened) === versionOf(newest)) return [newest]
  return [opened, { savedBy: newest?.saved_by, load: () => setOpened(newest) }]
}

type SavedSinceProps = { since: Since | undefined; isDirty: boolean; isBusy: boolean }

/** Above the button of such a form. */
export function SavedSince({ since, isDirty, isBusy }: SavedSinceProps) {
  useEffect(() => {
    if (!isDirty && !isBusy) since?.load()
  }, [since, isDirty, isBusy])
  if (!since || !isDirty || isBusy) return null
  return (
    <Banner
      tone="wait"
      isAlert
      action={
        <Button size="sm" onClick={since.load}>
          Load what was saved
        </Button>
      }
    >
      {since.savedBy ?? 'Somebody'} has saved this since you opened it. Your changes were not saved. Note them
      down first: loading replaces them.
    </Banner>
  )
}

type SavingTroubleProps = {
  since: Since | undefined
  form: { isDirty: boolean; errors: object }
  saving: { error: Error | null; isPending: boolean }
}

/** The same, or why else it was not saved, unless that is said beside a field. */
export function SavingTrouble({ since, form: { isDirty, errors }, saving }: SavingTroubleProps) {
  return (
    <>
      <SavedSince since={since} isDirty={isDirty} isBusy={saving.isPending} />
      {saving.error && !since && Object.keys(errors).length === 0 && (
        <Banner tone="lost" isAlert>
          {messageOf(saving.error)}
        </Banner>
      )}
    </>
  )
}
