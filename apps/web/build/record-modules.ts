import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Beside the build and not in it: everything in `dist` is served. */
const record = fileURLToPath(new URL('../../../.cache/web-modules.json', import.meta.url))

/** Writes down which modules each script of the build holds; the story of the first view reads it. */
export function recordModules(): Plugin {
  return {
    name: 'tradelane:record-modules',
    apply: 'build',
    generateBundle: (_options, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const modules = chunks.map((chunk) => [
        chunk.fileName,
        Object.entries(chunk.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => (id.startsWith('\0') ? id.slice(1) : relative(root, id))),
      ])
      mkdirSync(dirname(record), { recursive: true })
      writeFileSync(record, JSON.stringify(Object.fromEntries(modules)))
    },
  }
}
