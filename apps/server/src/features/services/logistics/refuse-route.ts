import {
  type Cargo,
  capacityOf,
  type FreightMode,
  isCounted,
  type NoRoute,
  suggestedCount,
} from '@tradelane/freight'
import { Refusal } from '../../../refusal.ts'
import { modeNames } from './enquiry.ts'

/** Says which of the two places is the reason and what it lacks, or why a passage is closed. */
export function noRoute({ reason, place }: NoRoute, whyClosed: readonly string[] = []): Refusal {
  const message =
    reason === 'PASSAGE_CLOSED' ? closedWayText(whyClosed) : noRouteTexts[reason](place?.name ?? '')
  return new Refusal('NO_ROUTE', { message })
}

const closedWayText = (whyClosed: readonly string[]): string =>
  ['The only way by sea leads through a passage that is closed.', ...whyClosed, 'Try air or land.'].join(' ')

const noRouteTexts: Record<Exclude<NoRoute['reason'], 'PASSAGE_CLOSED'>, (name: string) => string> = {
  NO_PORT: (name) => `${name} is on an island without a port that we serve.`,
  NO_AIRPORT: (name) => `${name} is on an island without an airport that we serve.`,
  NO_ROAD: (name) => `No road connects ${name} with our routes.`,
  NOT_CONNECTED: () => 'There is no land route between these two places. Try sea or air.',
  TOO_FAR: () => 'These two places are too far apart for transport by land. Try sea or air.',
  SAME_TERMINAL: () => 'These two places are served by the same port or airport. Try land.',
}

/** Says what would do: how many containers or trucks, or how much at most. */
export function overCapacity(mode: FreightMode, cargo: Cargo): Refusal {
  const { kg, m3 } = capacityOf(mode, cargo)
  const [what, field] =
    cargo.weightKg > kg
      ? [`${number(cargo.weightKg)} kg`, 'weight']
      : [`${number(cargo.volumeM3)} m³`, 'volume']
  const most = `${number(kg)} kg and ${number(m3)} m³`
  const count = suggestedCount(mode, cargo)
  const message = isCounted(mode)
    ? `${what} is more than ${cargo.quantity} × ${cargo.container ?? 'truck'} can carry (${most}). You need ${number(count ?? 1)}.`
    : `${what} is more than we carry as ${modeNames[mode]} (${most}). Choose a full load or split it.`
  return new Refusal('OVER_CAPACITY', { message, fields: { [field]: message } })
}

/** Says what the road takes, and how many containers would do. */
export function tooHeavyForRoad(
  { weightKg, quantity, container }: Cargo,
  { country, mostLoadKg }: { country: string; mostLoadKg: number },
): Refusal {
  const message = `${number(weightKg / quantity)} kg in each ${container} is too heavy for a truck in ${country}: ${number(mostLoadKg)} kg at most. You need ${number(Math.ceil(weightKg / mostLoadKg))} containers.`
  return new Refusal('OVER_CAPACITY', { message, fields: { weight: message } })
}

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 })
