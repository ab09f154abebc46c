import type { Ignorer } from '@stryker-mutator/api/ignore'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/**
 * What is logged is for operators: no test pins it, so no mutant should ask for one. `deps.log.warn(…)`, `log[level](…)`. At
 * `deps.crashAt(…)` the tests of recovery kill a process of their own, in which there are no mutants.
 */
const ignorer: Ignorer = {
  shouldIgnore: (path) => {
    const { node } = path as { node?: SyntaxNode }
    const call = node?.type === 'ExpressionStatement' ? node.expression : node
    if (call?.type !== 'CallExpression') return undefined
    if (isLog(call.callee?.object)) return 'a call of the log'
    return call.callee?.property?.name === 'crashAt' ? 'a point at which tests kill the process' : undefined
  },
}

type SyntaxNode = {
  type: string
  name?: string
  callee?: SyntaxNode
  expression?: SyntaxNode
  object?: SyntaxNode
  property?: SyntaxNode
}

function isLog(node: SyntaxNode | undefined): boolean {
  return node?.name === 'log' || node?.property?.name === 'log'
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'logs', ignorer)]
