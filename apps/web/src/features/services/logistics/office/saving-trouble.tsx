import type { WireRateCard } from '@tradelane/contract/logistics/rate-cards'
import { ApiError, messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'

type SavingTroubleProps = {
  error: Error | null
  edited: WireRateCard
  newest: WireRateCard
  onLoad: () => void
}

/** Somebody else has saved the card since it was opened; or why else it was not saved. */
export function SavingTrouble({ error, edited, newest, onLoad }: SavingTroubleProps) {
  if (newest.version > edited.version) {
    return (
      <Banner
        tone="wait"
        isAlert
        action={
          <Button size="sm" onClick={onLoad}>
            Load version {newest.version}
          </Button>
        }
      >
        {newest.saved_by} has saved version {newest.version} since you opened this card. Your changes were not
        saved. Note them down first: loading the new version replaces them.
      </Banner>
    )
  }
  const isShownBeside = error instanceof ApiError && Object.keys(error.fields).length > 0
  if (!error || isShownBeside) return null
  return (
    <Banner tone="lost" isAlert>
      {messageOf(error)}
    </Banner>
  )
}
