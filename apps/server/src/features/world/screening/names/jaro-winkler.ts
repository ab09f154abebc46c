/** How alike two words are, from 0 to 1: Jaro's similarity, raised where the beginnings agree (Winkler 1990). */
export function jaroWinkler(a: string, b: string): number {
  const jaro = jaroOf(a, b)
  let prefix = 0
  while (prefix < 4 && prefix < a.length && a[prefix] === b[prefix]) prefix++
  return jaro + prefix * 0.1 * (1 - jaro)
}

function jaroOf(a: string, b: string): number {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  const isTaken = new Uint8Array(b.length)
  const matchedA: number[] = []
  for (let i = 0; i < a.length; i++) {
    const end = Math.min(b.length, i + reach + 1)
    for (let j = Math.max(0, i - reach); j < end; j++) {
      if (isTaken[j] || a.charCodeAt(i) !== b.charCodeAt(j)) continue
      isTaken[j] = 1
      matchedA.push(a.charCodeAt(i))
      break
    }
  }
  const matches = matchedA.length
  if (matches === 0) return 0
  let outOfOrder = 0
  let next = 0
  for (let j = 0; j < b.length; j++) {
    if (isTaken[j] && b.charCodeAt(j) !== matchedA[next++]) outOfOrder++
  }
  return (matches / a.length + matches / b.length + (matches - outOfOrder / 2) / matches) / 3
}
