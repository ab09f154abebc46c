import { dropConditions } from './conditions.ts'
import { type Change, readSql, type Token } from './read-sql.ts'

/**
 * The mutants of the ledger's SQL: a condition dropped, a comparison or a sign flipped, `and` for `or`, a lock, a trigger,
 * a refusal or a revoked right taken away.
 */
export function mutantsOfSql(sql: string): Change[] {
  const tokens = readSql(sql)
  const triggers = statements(tokens, 'create', 'trigger')
  // The words of a trigger, a grant and an exception handler are no conditions, and an index changes no answer.
  const whole = [
    ...triggers,
    ...['index', 'unique'].flatMap((word) => statements(tokens, 'create', word)),
    ...statements(tokens, 'grant'),
    ...statements(tokens, 'alter', 'default'),
    ...statements(tokens, 'exception', 'when'),
    ...statements(tokens, 'get', 'diagnostics'),
  ]
  const changes = [
    ...tokens.flatMap((token, index) => flip(tokens, token, index)),
    ...dropConditions(tokens),
    ...dropLocks(sql),
    ...triggers.map(remove('')),
    ...statements(tokens, 'revoke').map(remove('')),
    ...statements(tokens, 'raise', 'exception').map(remove('null;')),
    ...statements(tokens, 'perform', 'ledger_refuse').map(remove('null;')),
  ]
  const seen = new Set<string>()
  return changes.filter(({ start, end, replacement }) => {
    const key = `${start} ${end} ${replacement}`
    const isNew = !seen.has(key)
    seen.add(key)
    const isChange = sql.slice(start, end).toLowerCase() !== replacement
    return isNew && isChange && !whole.some((one) => one.start <= start && end < one.end)
  })
}

const remove =
  (replacement: string) =>
  ({ start, end }: { start: number; end: number }): Change => ({ start, end, replacement })

const flips: Record<string, string> = {
  '=': '<>',
  '<>': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  and: 'or',
  or: 'and',
  greatest: 'least',
  least: 'greatest',
  desc: 'asc',
}

function flip(tokens: Token[], token: Token, index: number): Change[] {
  const { text, start, end } = token
  const [before, after] = [tokens[index - 1]?.text ?? '', tokens[index + 1]?.text ?? '']
  if (text === 'is' && after === 'null') return [{ start, end, replacement: 'is not' }]
  if (text === 'is' && after === 'distinct') return [{ start, end, replacement: 'is not' }]
  if (text === 'not' && before === 'is') return [{ start, end, replacement: '' }]
  if (text === 'not' && /^(if|when|and|or|elsif|\()$/.test(before)) return [{ start, end, replacement: '' }]
  if (text === '=' && isAssignment(tokens, index)) return []
  if (text === '-' && !/[\w)\]]$/.test(before)) return [{ start, end, replacement: '' }]
  if (text === 'or' && after === 'replace') return []
  const replacement = flips[text]
  return replacement ? [{ start, end, replacement }] : []
}

/** `update … set a = b`, `set search_path = …`, `with (fillfactor = 70)`, `constraint = rule` of a raised error. */
function isAssignment(tokens: Token[], index: number): boolean {
  const clause =
    /^(select|where|on|having|if|elsif|when|while|and|or|not|then|return|set|with|using|check|is|\$\$)$/
  for (let at = index - 1; at >= 0; at--) {
    const { text } = tokens[at] as Token
    if (clause.test(text)) return /^(set|with|using)$/.test(text)
  }
  return false
}

function dropLocks(sql: string): Change[] {
  const locks =
    /\bfor (no key )?(update|share)\b(?! on\b)|\bperform pg_advisory_xact_lock[^;]*;|\block table [^;]*;/gi
  const comments = [...sql.matchAll(/--[^\n]*/g)].map((match) => [match.index, match.index + match[0].length])
  return [...sql.matchAll(locks)]
    .filter(({ index }) => !comments.some(([from = 0, to = 0]) => from <= index && index < to))
    .map(({ index, 0: text }) => ({
      start: index,
      end: index + text.length,
      replacement: text.startsWith('for') ? '' : 'null;',
    }))
}

/** Whole statements that begin with these words, to their semicolon. */
function statements(tokens: Token[], ...words: string[]): { start: number; end: number }[] {
  return tokens.flatMap((token, index) => {
    const isHere = words.every((word, place) => tokens[index + place]?.text === word)
    if (!isHere) return []
    const end = tokens.slice(index).find(({ text, depth }) => text === ';' && depth <= token.depth)
    return end ? [{ start: token.start, end: end.end }] : []
  })
}
