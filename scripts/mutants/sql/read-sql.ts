/** A part of the SQL and what it is replaced with. */
export type Change = { start: number; end: number; replacement: string }

/** One word, sign or literal of SQL, and how many brackets are open around it. */
export type Token = { text: string; start: number; end: number; depth: number }

const pattern =
  /(?<skip>\s+|--[^\n]*|\/\*[\s\S]*?\*\/)|(?<text>'(?:[^']|'')*'|"[^"]*"|\$\$|[A-Za-z_][\w.]*|\d+|:=|::|<=|>=|<>|\|\||\.\.|.)/gy

/** The tokens without comments. What stands between two `$$` is read like everything else: it is the function's body. */
export function readSql(sql: string): Token[] {
  const tokens: Token[] = []
  let depth = 0
  for (const match of sql.matchAll(pattern)) {
    const text = match.groups?.text
    if (text === undefined) continue
    if (text === ')' || text === ']') depth--
    tokens.push({ text: text.toLowerCase(), start: match.index, end: match.index + text.length, depth })
    if (text === '(' || text === '[') depth++
  }
  return tokens
}
