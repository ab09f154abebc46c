import { ApiError, messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'

/** Why a row was not saved: at the buttons, in view also while a long form is scrolled. */
export function TariffTrouble({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <div className="sticky -bottom-6 -mb-6 mt-4 bg-paper pb-6">
      <Banner tone="lost" isAlert>
        {troubleText(error)}
      </Banner>
    </div>
  )
}

function troubleText(error: Error): string {
  if (error instanceof RowGone) return error.message
  if (!(error instanceof ApiError)) return messageOf(error)
  if (error.code === 'CONFLICT')
    return 'Somebody else has saved the tariff in the meantime. What you entered is still here: save again to add it to the new version.'
  return Object.values(error.fields)[0] ?? messageOf(error)
}

/** The row is no longer what was opened: saving would undo what somebody else has changed. */
export class RowGone extends Error {
  override name = 'RowGone'
  constructor() {
    super(
      'Somebody else has changed or removed this row in the meantime. Close this window and open the row again.',
    )
  }
}
