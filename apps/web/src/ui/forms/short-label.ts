/** What fits beside the magnifier of a field at 360 px. */
const most = 29

/**
 * What the placeholder of a search says of its label: a phone has no room for a long one, and beside the magnifier "Search by" says
 * nothing more. Of a list that is still too long, the last things are left out; the label has all of them.
 */
export function shortLabel(label: string): string {
  if (label.length <= 24) return label
  const things = label.replace(/^Search by /, '').split(/, | or /)
  while (things.length > 1 && listOf(things).length > most) things.pop()
  const list = listOf(things)
  return list.charAt(0).toUpperCase() + list.slice(1)
}

const listOf = (things: readonly string[]): string =>
  [things.slice(0, -1).join(', '), ...things.slice(-1)].filter(Boolean).join(' or ')
