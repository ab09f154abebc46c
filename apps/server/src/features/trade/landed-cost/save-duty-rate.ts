import type { Input } from '@tradelane/contract'
import type { dutyRates } from '@tradelane/contract/landed-cost/duty-rates'
import type { dutyStatusNames } from '@tradelane/contract/landed-cost/parts'
import { isInUnion } from '@tradelane/freight'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { checkHsCode, replacedText } from '../../world/hs-codes/index.ts'
import { chargeText, usedFrom } from './used-from.ts'

type Saved = Input<typeof dutyRates.save>['body']

/** The next version of a line. Says when estimates use it. Refuses with CONFLICT where somebody has saved one since. */
export async function saveDutyRate(
  { db, clock }: Deps,
  { administratorId }: AdminActor,
  { version, origin = undefined, ...line }: Saved,
): Promise<string> {
  const checked = line.hs_prefix === '' ? undefined : checkHsCode(line.hs_prefix)
  if (checked?.state === 'impossible')
    refuseFields({ hs_prefix: 'The Harmonized System has no such chapter, heading or subheading' })
  if (checked?.state === 'replaced') refuseFields({ hs_prefix: replacedText(checked) })
  // Estimates for a member look for the lines of the Union alone.
  if (isInUnion(line.destination))
    refuseFields({ destination: 'The members of the European Union share one tariff: choose EU' })
  const at = clock.now()
  const today = at.toISOString().slice(0, 10)
  if (line.as_of > today) refuseFields({ as_of: 'The day is in the future' })
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('duty_rates')
      .select(['version', 'percent', 'specific', 'status'])
      .where('destination', '=', line.destination)
      .where('hs_prefix', '=', line.hs_prefix)
      .where('origin', 'is not distinct from', origin ?? null)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if ((before?.version ?? 0) !== version) throw new Refusal('CONFLICT')
    // Two at once have the same number: the index lets one of them through.
    const { duty_rate_id } = await tx
      .insertInto('duty_rates')
      .values({
        ...{ ...line, origin: origin ?? null, version: version + 1 },
        ...{ saved_by: administratorId, saved_at: at },
      })
      .returning('duty_rate_id')
      .executeTakeFirstOrThrow()
    await recordEvent(tx, {
      ...{ companyId: null, subject: 'duty_rate', subjectId: duty_rate_id, from: null, to: 'saved', at },
      actor: `administrator:${administratorId}`,
      ...(before && { before: chargeOf(before) }),
      after: {
        ...{ hs_prefix: line.hs_prefix, destination: line.destination, ...(origin && { origin }) },
        ...chargeOf(line),
        ...{ source: line.source, reason: line.reason },
      },
    })
    return usedFrom(tx, { ...line, origin }, today)
  })
}

const chargeOf = ({
  status,
  ...charge
}: Parameters<typeof chargeText>[0] & { status: keyof typeof dutyStatusNames | string }) => ({
  charge: chargeText(charge),
  status,
})
