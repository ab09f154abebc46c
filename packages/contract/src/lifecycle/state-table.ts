/** The colour of a state's badge: green, amber, red, grey. */
export type Tone = 'done' | 'wait' | 'lost' | 'idle'

/** The specification's words for a service on the transaction summary; the first two are green. */
export type TradeStatus = 'Executed' | 'Approved' | 'Processing' | 'Quotes'

/** Who has to act for a record to go on. */
export const nextActors = [
  'customer',
  'approver',
  'tradelane',
  'provider',
  'bank',
  'carrier',
  'counterparty',
] as const
export type NextActor = (typeof nextActors)[number]

export type StateInfo<S extends string = string> = {
  label: string
  /** What the state means, for the badge's tooltip and for notifications. */
  explanation: string
  tone: Tone
  /** Its word on the transaction summary; the label where it has none. */
  inTrade?: TradeStatus
  /** The states that may follow. A state that lists itself can be entered again, e.g. when a request was changed. */
  moves: readonly S[]
  /** The time line's sentence once the state is reached. `{who}` becomes "You", a colleague's name, "Tradelane" … */
  happened: string
  /** Who acts next, and what they do; left out where nothing more is expected. */
  next?: { who: NextActor; text: string }
}
export type StateTable<S extends string = string> = Readonly<Record<S, StateInfo<S>>>

/** The states of one kind of record: the only place where their words, colours and legal moves exist. */
export const stateTable = <S extends string>(table: Record<S, StateInfo<NoInfer<S>>>): StateTable<S> => table

/** A state's word on the transaction summary. */
export const tradeStatusOf = <S extends string>(table: StateTable<S>, state: S): string =>
  table[state].inTrade ?? table[state].label

/** For `z.enum`, in the order of the table. */
export const stateNames = <S extends string>(table: StateTable<S>): [S, ...S[]] =>
  Object.keys(table) as [S, ...S[]]

/**
 * The states that the answer is yes for, for a query. Every state has its answer: a new one does not compile before somebody has decided about it.
 */
export const statesWhere = <S extends string>(answers: Readonly<Record<S, boolean>>): S[] =>
  (Object.keys(answers) as S[]).filter((state) => answers[state])

/** Whether somebody outside the company acts next, so that a page that shows the record asks again. */
export const changesByItself = <S extends string>(table: StateTable<S>, state: S): boolean => {
  const { next } = table[state]
  return next !== undefined && next.who !== 'customer' && next.who !== 'approver'
}

/** Something that happened to a record without changing its state: a question, a refused payment, a new arrival date. */
export type HappeningInfo = {
  label: string
  happened: string
  /** Instead of `happened` where a reason was given, with `{reason}` in it. Without this the reason is a sentence of its own. */
  withReason?: string
  tone: Tone
  /** Left out of the time line that the customer reads. */
  isForOffice?: true
}

/** What people read of each state, in the order of the table: the choices of a filter. */
export const stateLabels = <S extends string>(table: StateTable<S>): Record<S, string> =>
  Object.fromEntries(stateNames(table).map((state) => [state, table[state].label])) as Record<S, string>
