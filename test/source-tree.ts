import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export const root = join(import.meta.dirname, '..')

export type SourceFile = { path: string; text: string }

/** Every file that is, or is about to be, under version control. */
export function filesOfTheRepository(pattern: RegExp): SourceFile[] {
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard']
  const paths = execFileSync('git', listing, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n')
  return [...new Set(paths)]
    .filter((path) => pattern.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export type MeasuredFunction = { name: string; lines: number }

/** The functions of a file with their length, outermost first. A function without a name has that of its place. */
export function functionsOf({ path, text }: SourceFile): MeasuredFunction[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: MeasuredFunction[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
      found.push({ name: nameOf(node), lines: lineOf(node.end) - lineOf(node.getStart(source)) + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function nameOf(node: ts.SignatureDeclaration): string {
  const named = [node, node.parent].find((candidate) => 'name' in candidate && candidate.name)
  return (named as ts.NamedDeclaration | undefined)?.name?.getText() ?? 'a function without a name'
}
