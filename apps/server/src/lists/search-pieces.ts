import { foldSearch } from '@tradelane/contract/primitives/fold-search'

/** As `search_pieces` of the database has it: each two letters beside each other of Chinese, Japanese and Korean, each once. */
export function piecesOf(text: string): string[] {
  const runs =
    foldSearch(text)
      .replace(/[^\p{L}\p{N}]/gu, ' ')
      .match(/[\u1100-\u11ff\u3005\u3040-\u30ff\u3400-\u9fff]{2,}/gu) ?? []
  return [
    ...new Set(
      runs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))),
    ),
  ]
}
