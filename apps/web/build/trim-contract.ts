import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** What only the server reads of a call: it checks requests and answers, the browser sends and shows them. */
const serverOnly = new Set([
  ...['summary', 'query', 'body', 'response', 'errors', 'maxBodyBytes'],
  ...['states', 'rows', 'filter', 'which', 'answered'],
])
/** The functions of the contract that define a call. */
const definers = new Set(['endpoint', 'officeList', 'payable', 'payableCode'])

type Edit = { start: number; end: number; put: string }

/**
 * Leaves out of the contract what no browser reads, so that a page that calls the server does not load the schemas of
 * its answers and the validation library under them. A form's schema is imported by name and stays.
 */
export function trimContract(): Plugin {
  return {
    name: 'tradelane:trim-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]/ },
      handler: (code, id) => ({ code: trimmed(code, id), map: null }),
    },
  }
}

export function trimmed(code: string, fileName: string): string {
  const { program } = parseSync(fileName, code)
  const edits = program.body.flatMap(markAsPure)
  new Visitor({
    CallExpression: ({ callee, arguments: [definition] }) => {
      if (callee.type !== 'Identifier' || !definers.has(callee.name)) return
      if (definition?.type === 'ObjectExpression') edits.push(keepForBrowsers(definition, code))
    },
  }).visit(program)
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), code)
}

/** The contract only defines values. The bundler cannot know that of `z.string().check(…)`, and would keep every one. */
function markAsPure(statement: ESTree.Statement | ESTree.Directive): Edit[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) => {
    if (!init || init.type === 'ArrowFunctionExpression' || init.type === 'Literal') return []
    return [
      { start: init.start, end: init.start, put: '/*#__PURE__*/ (() => (' },
      { start: init.end, end: init.end, put: '))()' },
    ]
  })
}

function keepForBrowsers({ start, end, properties }: ESTree.ObjectExpression, code: string): Edit {
  const kept = properties.filter(
    (property) =>
      property.type !== 'Property' ||
      property.key.type !== 'Identifier' ||
      !serverOnly.has(property.key.name),
  )
  const text = kept.map((property) => code.slice(property.start, property.end)).join(', ')
  return { start, end, put: `{ ${text} }` }
}
