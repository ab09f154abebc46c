import type { Change, Token } from './read-sql.ts'

const opensCondition = new Set(['where', 'on', 'having', 'if', 'elsif', 'when', 'while'])
const endsCondition = new Set(
  [
    'then',
    'loop',
    'group',
    'order',
    'limit',
    'for',
    'union',
    'left',
    'cross',
    'join',
    'returning',
    'from',
    'as',
  ].concat(['where', 'having', 'select', 'return', 'execute', 'end', ';', ',', ':=', '$$', 'into', 'when']),
)
const isConnector = ({ text }: Token) => text === 'and' || text === 'or'

/** Each operand of `and` and `or` taken away, and each condition that stands alone made always true and never true. */
export function dropConditions(tokens: Token[]): Change[] {
  return tokens.flatMap((token, index) => {
    if (isConnector(token)) return dropOperands(tokens, index)
    if (opensCondition.has(token.text) && !isOtherUse(tokens, index)) return replaceLone(tokens, index)
    return []
  })
}

/** `on` is also a word of triggers, grants and conflicts; `if` of `if not exists`. */
function isOtherUse(tokens: Token[], index: number): boolean {
  const near = [tokens[index - 1]?.text, tokens[index - 2]?.text, tokens[index + 1]?.text]
  const words = [
    'insert',
    'update',
    'delete',
    'truncate',
    'all',
    'execute',
    'conflict',
    'constraint',
    'end',
    'function',
  ]
  return near.some((text) => text !== undefined && words.includes(text))
}

/** The right operand of each connector, and the left one of the first in a row. */
function dropOperands(tokens: Token[], index: number): Change[] {
  const connector = tokens[index] as Token
  const [leftStart, before] = edge(tokens, index, -1)
  const [rightEnd, after] = edge(tokens, index, 1)
  const neutral = (...sides: (Token | undefined)[]) =>
    [connector, ...sides].some((side) => side?.text === 'and') ? 'true' : 'false'
  const right = spanOf(tokens, index + 1, rightEnd, neutral(after && isConnector(after) ? after : undefined))
  const isFirst = !before || !isConnector(before)
  return isFirst ? [...spanOf(tokens, leftStart, index - 1, neutral()), ...right] : right
}

function replaceLone(tokens: Token[], index: number): Change[] {
  const [end, after] = edge(tokens, index, 1)
  if (after && isConnector(after)) return []
  return ['true', 'false'].flatMap((value) => spanOf(tokens, index + 1, end, value))
}

function spanOf(tokens: Token[], from: number, to: number, replacement: string): Change[] {
  const [first, last] = [tokens[from], tokens[to]]
  return first && last && from <= to ? [{ start: first.start, end: last.end, replacement }] : []
}

/** The last token of the operand on one side of a token, and what ends the operand there. */
function edge(tokens: Token[], index: number, step: 1 | -1): [number, Token | undefined] {
  const { depth } = tokens[index] as Token
  let at = index + step
  for (; tokens[at]; at += step) {
    const token = tokens[at] as Token
    if (token.depth < depth) break
    if (token.depth === depth && (isConnector(token) || ends(tokens, at) || opensOn(step, token))) break
  }
  return [at - step, tokens[at]]
}

/** `is distinct from` goes on. */
const ends = (tokens: Token[], at: number) =>
  endsCondition.has(tokens[at]?.text ?? '') && tokens[at - 1]?.text !== 'distinct'

const opensOn = (step: 1 | -1, { text }: Token) => step === -1 && opensCondition.has(text)
