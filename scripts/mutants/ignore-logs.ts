import type { Ignorer } from '@stryker-mutator/api/ignore'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** What is logged is for operators: no test pins it, so no mutant should ask for one. `deps.log.warn(…)`, `log[level](…)`. */
const ignorer: Ignorer = {
  shouldIgnore: (path) => {
    const { node } = path as { node?: SyntaxNode }
    return node?.type === 'CallExpression' && isLog(node.callee?.object) ? 'a call of the log' : undefined
  },
}

type SyntaxNode = {
  type: string
  name?: string
  callee?: SyntaxNode
  object?: SyntaxNode
  property?: SyntaxNode
}

function isLog(node: SyntaxNode | undefined): boolean {
  return node?.name === 'log' || node?.property?.name === 'log'
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'logs', ignorer)]
