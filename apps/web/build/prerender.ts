import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Renders the landing page into its HTML, so that visitors see it before any script has loaded. */
export function prerender(): Plugin {
  return {
    name: 'tradelane:prerender',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (request.url === '/') request.url = '/landing.html'
        next()
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { path }) => {
        if (path !== '/landing.html') return html
        const { module } = await runnerImport<{ landingMarkup(): string }>('/src/app/landing-markup.tsx', {
          root,
          configFile: false,
          logLevel: 'error',
        })
        return html.replace('<div id="root"></div>', () => `<div id="root">${module.landingMarkup()}</div>`)
      },
    },
  }
}
