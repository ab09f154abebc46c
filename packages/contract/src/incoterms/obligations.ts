import type { Clause } from '../insurance/cover.ts'
import type { Incoterm } from '../lists/incoterms.ts'

/** What is done between the seller's door and the buyer's, in its order. */
export const tradeTasks = {
  packing: 'Packing for export',
  loading: 'Loading at the seller’s place',
  preCarriage: 'Carriage to the port or terminal of departure',
  exportCustoms: 'Export customs',
  terminalOut: 'Terminal charges at departure',
  aboard: 'Loading on board',
  mainCarriage: 'Main carriage',
  insurance: 'Insurance for the other side',
  terminalIn: 'Unloading and terminal charges at arrival',
  onCarriage: 'Carriage from there to the destination',
  unloading: 'Unloading at the destination',
  importCustoms: 'Import customs',
  duties: 'Duty and import taxes',
} as const
export type TradeTask = keyof typeof tradeTasks
export const tradeTaskNames = Object.keys(tradeTasks) as TradeTask[]

/**
 * `agreed`: the rule leaves it to the named place. `unless`: the buyer, unless the contract of carriage that the seller made has it paid already.
 * `nobody`: neither owes it to the other.
 */
export type Obliged = 'seller' | 'buyer' | 'agreed' | 'unless' | 'nobody'

/** Where the goods are handed over on their way. */
export const tradeStops = [
  'Seller’s place',
  'Carrier',
  'Quay',
  'On board',
  'Arrival',
  'Destination',
  'Unloaded',
]

type Rule = {
  /** A letter for each task: seller, buyer, agreed, unless, nobody. */
  tasks: string
  /** The last of `tradeStops` up to which the seller pays, and up to which the risk is the seller's. */
  costsUntil: number
  riskUntil: number
  /** What is written behind the term. */
  namedPlace: string
  riskPasses: string
  isBySeaOnly?: true
  /** For goods in containers. */
  instead?: Incoterm
  /** The least cover that the seller buys for the buyer, for 110 % of the price (A5). */
  insuredBy?: Clause
}

const atCarrier = 'when the goods are handed to the first carrier'
const onBoard = 'when the goods are on board in the port of departure'
const arrived = 'at the destination, when the goods are ready for unloading'
const bySea = { isBySeaOnly: true } as const

/** Incoterms 2020 of the ICC, articles A2 to A10. The rules themselves are the ICC's: this is a summary, and the contract of sale may say something else. */
const rules: Record<Incoterm, Rule> = {
  EXW: {
    ...{ tasks: 'SBBBBBBNBBBBB', costsUntil: 0, riskUntil: 0, namedPlace: 'place of delivery' },
    riskPasses: 'at the seller’s place, before loading',
  },
  FCA: {
    ...{ tasks: 'SSASBBBNBBBBB', costsUntil: 1, riskUntil: 1, namedPlace: 'place of delivery' },
    riskPasses: 'when the goods are handed to the buyer’s carrier at the named place',
  },
  FAS: {
    ...{ tasks: 'SSSSSBBNBBBBB', costsUntil: 2, riskUntil: 2, namedPlace: 'port of departure' },
    ...{ riskPasses: 'alongside the ship in the port of departure', ...bySea, instead: 'FCA' },
  },
  FOB: {
    ...{ tasks: 'SSSSSSBNBBBBB', costsUntil: 3, riskUntil: 3, namedPlace: 'port of departure' },
    ...{ riskPasses: onBoard, ...bySea, instead: 'FCA' },
  },
  CFR: {
    ...{ tasks: 'SSSSSSSNUBBBB', costsUntil: 4, riskUntil: 3, namedPlace: 'port of arrival' },
    ...{ riskPasses: onBoard, ...bySea, instead: 'CPT' },
  },
  CIF: {
    ...{ tasks: 'SSSSSSSSUBBBB', costsUntil: 4, riskUntil: 3, namedPlace: 'port of arrival' },
    ...{ riskPasses: onBoard, ...bySea, instead: 'CIP', insuredBy: 'ICC C' },
  },
  CPT: {
    ...{ tasks: 'SSSSSSSNSSUBB', costsUntil: 5, riskUntil: 1, namedPlace: 'place of destination' },
    riskPasses: atCarrier,
  },
  CIP: {
    ...{ tasks: 'SSSSSSSSSSUBB', costsUntil: 5, riskUntil: 1, namedPlace: 'place of destination' },
    ...{ riskPasses: atCarrier, insuredBy: 'ICC A' },
  },
  DAP: {
    ...{ tasks: 'SSSSSSSNSSUBB', costsUntil: 5, riskUntil: 5, namedPlace: 'place of destination' },
    riskPasses: arrived,
  },
  DPU: {
    ...{ tasks: 'SSSSSSSNSSSBB', costsUntil: 6, riskUntil: 6, namedPlace: 'place of destination' },
    riskPasses: 'at the destination, once the goods are unloaded',
  },
  DDP: {
    ...{ tasks: 'SSSSSSSNSSUSS', costsUntil: 5, riskUntil: 5, namedPlace: 'place of destination' },
    riskPasses: arrived,
  },
}

const letters: Record<string, Obliged> = { S: 'seller', B: 'buyer', A: 'agreed', U: 'unless', N: 'nobody' }

export type TermRule = Omit<Rule, 'tasks'> & { tasks: Record<TradeTask, Obliged> }

/** Who does and pays what under a term, and where the risk passes. */
export function ruleOf(term: Incoterm): TermRule {
  const { tasks, ...rule } = rules[term]
  const obliged = tradeTaskNames.map((task, index) => [task, letters[tasks[index] ?? '']])
  return { ...rule, tasks: Object.fromEntries(obliged) }
}

/** Why goods in containers should travel under another term; undefined where the term fits them. */
export function containersFault(term: Incoterm): string | undefined {
  const { instead, riskPasses } = rules[term]
  return (
    instead &&
    `${term} does not fit containers: they are handed over at the terminal, and ${term} has the risk pass later, ${riskPasses}. Use ${instead} instead.`
  )
}
