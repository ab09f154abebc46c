/** The last number that a column of each kind holds, and the first that it does not: a JSON number beyond 2^53 is no whole one. */
const ends = [2 ** 31, 2 ** 53, 2 ** 63]

/** Around both ends of `integer`, of what JSON carries exactly, and of `bigint`. */
export const edgesOfColumns: readonly number[] = ends.flatMap((end) => {
  // One step below 2^63 is 1,024: a smaller one is lost in a double.
  const step = end === 2 ** 63 ? 1024 : 1
  return [end - step, end, -end, -end - 2 * step]
})
