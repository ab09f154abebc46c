import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'

/** The HTML of an address once everything on it has loaded; `client` has what was read before. */
export async function openPage(
  address: string,
  pages: ReactNode,
  client = new QueryClient(),
): Promise<string> {
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <StaticRouter location={address}>{pages}</StaticRouter>
    </QueryClientProvider>,
  )
  return new Response(prelude).text()
}

/** What a reader sees of it, with a bar between two elements. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/(\s*<[^>]+>\s*)+/g, ' | ')

/** The entries of the page's sidebar: address and title. */
export function sidebarOf(html: string): string[] {
  const [, sidebar = ''] = /<aside[^>]*>.*?<nav[^>]*>(.*?)<\/nav>/s.exec(html) ?? []
  const links = sidebar.matchAll(/<a [^>]*href="([^"]+)"[^>]*>.*?<span>([^<]+)/gs)
  return [...links].map(([, address, title]) => `${title} ${address}`)
}
