import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'
import type { Reporter } from '@stryker-mutator/api/report'
import { root } from './folders.ts'
import { type Mutant, wording } from './mutant.ts'
import { sayIfSurvived } from './report.ts'

const reporter: Reporter = {
  onMutantTested: (result) => {
    if (result.status !== 'Ignored') sayIfSurvived(asMutant(result))
  },
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Reporter, 'survivors', reporter)]

export function asMutant({ fileName, location, replacement, status }: MutantResult): Mutant {
  const file = relative(root, fileName)
  const text = readFileSync(fileName, 'utf8')
  const lines = text.split('\n')
  const offset = ({ line, column }: { line: number; column: number }) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1)
  return {
    file,
    ...wording(text, offset(location.start), offset(location.end), replacement ?? ''),
    isKilled: status === 'Killed' || status === 'Timeout',
  }
}
