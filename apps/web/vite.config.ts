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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The other half of this optimization puts a feature's calls and the schemas of its forms into one file.
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      // The landing page is a page of its own; `index.html` is every other address.
      input: ['index.html', 'landing.html'],
      output: {
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
              test: /(src[\\/](ui|lib)[\\/](?!.*(timeline|definition-list|social-icon|contact)\.)|lucide-react[\\/]dist[\\/]esm[\\/](?!icons))/,
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
              test: /(src[\\/]ui[\\/](?!amount|money|phone|code|combobox|file|document|city|resend|may-only|definition-list|timeline)|lucide-react[\\/](?!.*icons[\\/](check|x)\.))/,
              minShareCount: 18,
            },
          ],
        },
      },
    },
    // Keeps `light-dark()` as written: both themes then cost one declaration each.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
  },
})
