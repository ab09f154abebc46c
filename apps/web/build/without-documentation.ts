import type { Plugin } from 'vite'

/** A call's summary and its list of refusals, as the formatter writes them. */
const documentation = /^ {4}(summary:\s+(['"`]).*\2|errors: \[[^\]]*\]),\n/gm

/** What the contract says of a call for its document alone: no browser reads it, and every page would load it. */
export function withoutDocumentation(): Plugin {
  return {
    name: 'tradelane:without-documentation',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]/ },
      handler: (code) => ({ code: code.replace(documentation, ''), map: null }),
    },
  }
}
