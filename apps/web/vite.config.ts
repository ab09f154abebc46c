import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { inlineStyle } from './build/inline-style.ts'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'
import { prerender } from './build/prerender.ts'
import { recordModules } from './build/record-modules.ts'
import { refuseCircles } from './build/refuse-circles.ts'
import { trimContract } from './build/trim-contract.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? '4000'}`

const loadedFirst = new RegExp(
  `assets/(?:${[
    // By `index.html`.
    ...['rolldown-runtime', 'react', 'ground', 'parts', 'preload-helper', 'basis'],
    // By the frame of a session.
    ...['session', 'pieces', 'icons', 'facts'],
  ].join('|')})-`,
)
/**
 * Pages of the back office, of the sandbox, of services that are not open to everybody, and those that are opened once by a link. Everybody else would load the lists of what
 * each of them needs.
 */
const isRare = (page: string | null): boolean =>
  /\/office\/|\/finance-partners\/|sandbox|\/links\/|\/trading-info\/|\/buyer\/|verify-|join-page|track-page|smart-escrow|inspection-companies|restricted-countries|\/inspector\//.test(
    page ?? '',
  )
const rarePage = /assets\/rare-/

export default defineConfig({
  plugins: [
    trimContract(),
    react(),
    tailwindcss(),
    prerender(),
    preloadFont(),
    inlineStyle(),
    precompress(),
    recordModules(),
    refuseCircles(),
  ],
  server: { proxy: { '/api': server } },
  build: {
    outDir: 'dist',
    // The content security policy allows no inline script, and browsers cannot cache files that are inlined as `data:`.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // `index.html`, or the registry of services with its frame, has loaded these before any page: no list of what a page needs has to
      // name them.
      resolveDependencies: (file, needed, { hostType }) => {
        if (hostType === 'html') return needed
        return rarePage.test(file) ? [] : needed.filter((one) => !loadedFirst.test(one))
      },
    },
    rolldownOptions: {
      // The other half of this optimization puts a feature's calls and the schemas of its forms into one file.
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      // The landing page is a page of its own; `index.html` is every other address.
      input: ['index.html', 'landing.html'],
      output: {
        // Seven characters, the fewest that are allowed: every list of what a page needs has these names, and a hash does not compress.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${isRare(facadeModuleId) ? 'rare-' : ''}[name]-[hash:7].js`,
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
    // Keeps `light-dark()` as written: both themes then cost one declaration each.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
  },
})
