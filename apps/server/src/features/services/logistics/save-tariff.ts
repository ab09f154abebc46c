import { isDeepStrictEqual } from 'node:util'
import type { SavedTariff, SurchargeRow, TradeLaneRow } from '@tradelane/contract/logistics/tariffs'
import { isOwnCode } from '@tradelane/freight'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { saveVersion } from '../../../lifecycle/versions.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { tariffChanges } from './tariff-changes.ts'
import { lanesOf, newestTariff, surchargesOf } from './tariffs.ts'

type Terms = Pick<SavedTariff, 'lanes' | 'surcharges'>

/** Adds a version (`saveVersion`). */
export async function saveTariff(deps: Deps, actor: AdminActor, saved: SavedTariff): Promise<number> {
  refuseNothing(saved)
  refuseTwice(saved.lanes)
  refuseEndBeforeStart(saved.surcharges)
  refuseOwnCodes(saved.surcharges)
  return saveVersion(deps, actor, {
    subject: 'freight_tariff',
    subjectId: 'freight-tariff',
    edited: saved.version,
    newest: newestTariff,
    async insert(tx, before, { version, by, at }) {
      const changes = changesOf({ lanes: lanesOf(before), surcharges: surchargesOf(before) }, saved)
      await tx
        .insertInto('freight_tariffs')
        .values({
          version,
          lanes: JSON.stringify(saved.lanes),
          surcharges: JSON.stringify(saved.surcharges),
          note: saved.note,
          changes: JSON.stringify(changes),
          saved_by: by,
          saved_at: at,
        })
        .execute()
      return { note: saved.note, changes }
    },
  })
}

/** Refuses what is as it was: a version without a change only hides the others. */
function changesOf(before: Terms, { version, lanes, surcharges }: SavedTariff): string[] {
  if (isDeepStrictEqual(before, { lanes, surcharges })) {
    const message = `Nothing has changed. Version ${version} stays in force.`
    throw new Refusal('INVALID_REQUEST', { message, fields: { version: message } })
  }
  const changes = tariffChanges(before, { lanes, surcharges })
  return changes.length > 0 ? changes : ['The order of the rows']
}

function refuseNothing({ lanes, surcharges }: Terms): void {
  if (lanes.length + surcharges.length > 0) return
  const message = 'Keep at least one trade lane or surcharge'
  throw new Refusal('INVALID_REQUEST', { message, fields: { lanes: message, surcharges: message } })
}

function refuseTwice(lanes: readonly TradeLaneRow[]): void {
  const seen = new Set<string>()
  for (const [index, { from, to }] of lanes.entries()) {
    const key = `${from} ${to}`
    if (seen.has(key)) refuseFields({ [`lanes.${index}.to`]: 'This lane is already in the table' })
    seen.add(key)
  }
}

function refuseEndBeforeStart(surcharges: readonly SurchargeRow[]): void {
  for (const [index, { valid_from, valid_to }] of surcharges.entries())
    if (valid_from && valid_to && valid_to < valid_from)
      refuseFields({ [`surcharges.${index}.valid_to`]: 'The last day is before the first' })
}

function refuseOwnCodes(surcharges: readonly SurchargeRow[]): void {
  for (const [index, { code }] of surcharges.entries())
    if (isOwnCode(code))
      refuseFields({ [`surcharges.${index}.code`]: `Our own line has the code ${code}. Choose another one` })
}
