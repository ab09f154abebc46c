import type { Lanes } from './lanes.ts'

/** Only what some pair of ports uses. */
export function usedEdges(lanes: Lanes, ports: readonly number[]): [number, number][] {
  const used = new Map<string, [number, number]>()
  for (const source of ports) {
    const { before } = lanes.costsFrom(source, true)
    const seen = new Set<number>()
    for (const goal of ports) {
      for (let point = goal; (before[point] ?? -1) >= 0 && !seen.has(point); point = before[point] ?? -1) {
        seen.add(point)
        const [a, b] = [point, before[point] ?? 0]
        const edge: [number, number] = [Math.min(a, b), Math.max(a, b)]
        used.set(edge.join(), edge)
      }
    }
  }
  return [...used.values()]
}
