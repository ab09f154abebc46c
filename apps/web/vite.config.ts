import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineStyle } from './build/inline-style.ts'
import { nameOfLandingPart } from './build/landing-parts.ts'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'
import { prerender } from './build/prerender.ts'
import { recordModules } from './build/record-modules.ts'
import { trimContract } from './build/trim-contract.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? '4000'}`

const loadedFirst = new RegExp(
  `assets/(?:${[
    // By `index.html`.
    ...['rolldown-runtime', 'react', 'ground', 'parts', 'preload-helper', 'basis'],
    // By the frame of a session.
    ...[
      'services',
      'service-info',
      'registry',
      'pieces',
      'endpoint',
      'format-number',
      'format-date',
      'menu',
      'unread',
    ],
    ...['route-bar', 'trades', 'wallet-address', 'page-skeleton'],
    ...['frame-icons', 'x', 'circle-question-mark', 'message-circle-question-mark'],
  ].join('|')})-`,
)
/**
 * Pages of the back office, of the sandbox, of services that are not open to everybody, and those that are opened once by a link. Everybody else would load the lists of what
 * each of them needs.
 */
const isRare = (page: string | null): boolean =>
  /\/office\/|\/finance-partners\/|sandbox|\/links\/|\/trading-info\/|\/buyer\/|verify-|join-page|track-page|smart-escrow|inspection-companies|\/inspector\//.test(
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
          groups: [
            // The libraries of every page, in files that change only with their versions. The landing page needs only React.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'ground',
              // Without the queries that few pages ask for: several at once, or kept over a reload.
              test: /node_modules[\\/](react-router|@tanstack)[\\/](?!.*[\\/](hydration|queriesObserver|use\w*Queries)\.js$)/,
            },
            // What the landing page has in common with the others, kept apart from what would pull the router along, and
            // without what only pages behind the sign-in share with it.
            {
              name: nameOfLandingPart,
              debugName: 'parts',
              test: /(src[\\/](ui|lib)[\\/](?!.*(timeline|definition-list|social-icon|social-links|contact)\.)|lucide-react[\\/]dist[\\/]esm[\\/](?!icons))/,
            },
            // One file instead of fifteen: the frame of a session shows them all.
            {
              name: 'frame-icons',
              includeDependenciesRecursively: false,
              test: /icons[\\/](life-buoy|shield-check|ship|arrow-left-right|users-round|bell|building-complex|message-square|alarm-clock|clipboard-check|landmark|lock-keyhole|microscope|receipt-text|scale)\.mjs/,
            },
            // Our own modules that most pages need: one file instead of a dozen small ones, and another for those that the
            // sign-in page, which has only a form, does not need.
            {
              name: 'basis',
              includeDependenciesRecursively: false,
              test: /ui[\\/](banner|button|button-look|card|class-names|control-look|field|skeleton|spinner|split-field-props|text-input|toast)\.|icons[\\/](circle-exclamation-point|circle-check|clock-3|info|loader-circle)\./,
              minShareCount: 18,
            },
            {
              name: 'pieces',
              includeDependenciesRecursively: false,
              // Without modules that would load money, codes or a library on pages that show none, and without those of the landing page.
              test: /(src[\\/]ui[\\/](?!amount|money|phone|code|combobox|file|document|city|resend|may-only|definition-list|timeline|typed-amount|use-amount|use-sending|form-dialog|confirm-dialog)|lucide-react[\\/](?!.*icons[\\/](check|x)\.))/,
              minShareCount: 22,
            },
          ],
        },
      },
    },
    // Keeps `light-dark()` as written: both themes then cost one declaration each.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
  },
})
