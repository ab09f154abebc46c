import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? '4000'}`

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFont(), precompress()],
  server: { proxy: { '/api': server } },
  build: {
    outDir: 'dist',
    // The content security policy allows no inline script, and files inlined as `data:` could not be kept by browsers.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, as one file that changes only with its libraries.
            {
              name: 'ground',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
            },
            // What most pages need of our own: one file in place of a dozen small ones.
            {
              name: 'basis',
              includeDependenciesRecursively: false,
              test: /(src[\\/]ui|lucide-react)[\\/]/,
              minShareCount: 7,
            },
          ],
        },
      },
    },
    // Lets `light-dark()` through as written: both themes then cost one declaration each.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
  },
})
