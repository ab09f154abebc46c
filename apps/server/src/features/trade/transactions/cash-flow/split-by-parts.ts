import { minus, sum } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { AwaitedEvent, PartDue } from '../../../../entries/parts-due.ts'
import { type CostLine, servicesOf } from '../../../../entries/service-entry.ts'
import type { TradeRecord } from '../../../../registry/records-of-trades.ts'

/** Committed costs that are paid in parts, as a line for each part on the day that is planned for it. A cost whose parts do not add up stays one line. */
export async function splitByParts(
  deps: Deps,
  scope: OneCompanyScope,
  records: readonly TradeRecord[],
  costs: readonly CostLine[],
): Promise<CostLine[]> {
  const idsOf = (service: string) => records.filter(({ subject }) => subject === service).map(({ id }) => id)
  const found = await Promise.all(
    servicesOf(deps).map(({ info, partsDue }) => {
      const ids = idsOf(info.subject)
      return ids.length > 0 && partsDue ? partsDue(deps.db, scope, ids) : []
    }),
  )
  const parts = found.flat()
  if (parts.length === 0) return [...costs]
  const dayOfEvent = async ({ service, to, id }: AwaitedEvent): Promise<string | undefined> => {
    const planned = servicesOf(deps).find(({ info }) => info.subject === service)?.plannedDays
    const days = await planned?.(deps.db, scope, id === null ? idsOf(service) : [id], to)
    return [...(days?.values() ?? [])].toSorted().at(0)
  }
  const today = dayOf(deps.clock.now())
  const dueOf = async ({ waitsFor, last }: PartDue): Promise<string> => {
    const days = await Promise.all(
      waitsFor.map(async (one) => ('day' in one ? one.day : ((await dayOfEvent(one)) ?? last))),
    )
    const latest = [today, ...days].toSorted().at(-1) ?? today
    return [latest, last].toSorted().at(0) ?? last
  }
  const split = await Promise.all(
    costs.map(async (cost) => {
      const own = parts.filter(({ id, kind }) => id === cost.id && kind === cost.kind)
      if (cost.standing !== 'committed' || !addsUp(cost, own)) return [cost]
      return Promise.all(
        own.map(async (part) => ({
          ...cost,
          ...{ amount: part.amount, due: await dueOf(part) },
          description: own.length > 1 ? `${cost.description}, ${part.name}` : cost.description,
        })),
      )
    }),
  )
  return split.flat()
}

const addsUp = ({ amount }: CostLine, parts: readonly PartDue[]): boolean =>
  parts.length > 0 &&
  minus(
    amount,
    sum(
      amount.currency,
      parts.map((part) => part.amount),
    ),
  ).amount === 0n
