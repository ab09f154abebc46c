import type { Plugin } from 'vite'

/** The font is named only inside the style sheet: said in the page too, it loads beside it and not after it. */
export function preloadFont(): Plugin {
  return {
    name: 'tradelane:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}
