import { greatCircleKm, type Position } from './geo.ts'

/** Larger places on a mainland that no road joins to the rest of it: reached by river, air, or a railway of their own. */
const roadless: readonly { name: string; position: Position; radiusKm: number }[] = [
  { name: 'Iquitos', position: [-73.25, -3.75], radiusKm: 90 },
  { name: 'Leticia and Tabatinga', position: [-69.94, -4.21], radiusKm: 60 },
  { name: 'Norilsk and Dudinka', position: [88.2, 69.35], radiusKm: 120 },
  { name: 'Vorkuta', position: [64.0, 67.5], radiusKm: 80 },
  { name: 'Anadyr', position: [177.5, 64.73], radiusKm: 300 },
  { name: 'Petropavlovsk-Kamchatsky', position: [158.65, 53.02], radiusKm: 500 },
  { name: 'Nome', position: [-165.4, 64.5], radiusKm: 150 },
  { name: 'Bethel', position: [-161.76, 60.79], radiusKm: 150 },
  { name: 'Utqiagvik', position: [-156.79, 71.29], radiusKm: 150 },
  { name: 'Churchill', position: [-94.17, 58.77], radiusKm: 120 },
]

export function isWithoutRoad(position: Position): boolean {
  return roadless.some((area) => greatCircleKm(area.position, position) <= area.radiusKm)
}
