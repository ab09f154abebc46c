import type { Plugin } from 'vite'

type Imports = ReadonlyMap<string, readonly string[]>

/** Ends the build where two scripts import each other: a module of one could run before what it needs of the other. */
export function refuseCircles(): Plugin {
  return {
    name: 'tradelane:refuse-circles',
    apply: 'build',
    generateBundle: (_options, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const imports = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
      const inCircle = chunks.filter(({ fileName }) => importsItself(fileName, imports))
      if (inCircle.length === 0) return
      const names = inCircle.map(({ fileName }) => fileName).join(', ')
      throw new Error(`These scripts import each other. Change build/chunk-groups.ts: ${names}`)
    },
  }
}

function importsItself(name: string, imports: Imports): boolean {
  const reached = new Set<string>()
  const waiting = [...(imports.get(name) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    waiting.push(...(imports.get(next) ?? []))
  }
  return reached.has(name)
}
